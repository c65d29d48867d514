import { useLingui } from "@lingui/react/macro";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { withTax } from "@parution/rules/money";
import { useFormContext, useWatch } from "react-hook-form";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Canvas } from "../model/offer.ts";
import type { OrderValues } from "../model/order-values.ts";
import { useSelect } from "../model/use-select.ts";
import { useOrder } from "./order-context.ts";
import { useFieldError } from "./use-field-error.ts";

/** Colour and canvas of a modular ad; line and digital ads have one canvas, chosen for them. */
export function FormatSection() {
  const { t } = useLingui();
  const { offer } = useOrder();
  if (!offer.choosesCanvas) return null;
  return (
    <FormSection title={t`Format`}>
      {offer.choosesColour && <ColourField />}
      <CanvasField />
    </FormSection>
  );
}

function ColourField() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const colourId = useWatch({ control, name: "colourId" });
  const { colours } = useOrder().offer;
  const select = useSelect();
  const error = useFieldError("colourId");
  return (
    <RadioCards
      name="colourId"
      label={t`Couleur`}
      layout="tile"
      value={colourId === null ? null : String(colourId)}
      error={error}
      onChange={({ target }) => select({ colourId: Number(target.value) })}
      options={colours.map(({ id, label }) => ({ value: String(id), label }))}
    />
  );
}

function CanvasField() {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const canvasId = useWatch({ control, name: "canvasId" });
  const { offer, loading } = useOrder();
  const select = useSelect();
  const error = useFieldError("canvasId");
  if (loading.canvases) return <Skeleton shape="block" />;
  if (offer.canvases.length === 0) return null;
  const widest = Math.max(...offer.canvases.map(({ width }) => width));
  return (
    <RadioCards
      name="canvasId"
      label={t`Gabarit`}
      layout="tile"
      value={canvasId === null ? null : String(canvasId)}
      error={error}
      onChange={({ target }) => select({ canvasId: Number(target.value) })}
      options={offer.canvases.map((canvas) => ({
        value: String(canvas.id),
        label: canvas.label,
        description: t`${canvas.width} × ${canvas.height} mm`,
        picture: <CanvasPicture canvas={canvas} widest={widest} />,
        aside: formatAmount(withTax(canvas.price), language),
      }))}
    />
  );
}

/** The canvas in its proportions, all of them at one scale. */
function CanvasPicture({ canvas, widest }: { canvas: Canvas; widest: number }) {
  return (
    <span className="flex h-24 w-full items-end pe-8">
      <span
        className="block border border-paper-muted bg-paper"
        style={{
          inlineSize: `${(canvas.width / widest) * 100}%`,
          aspectRatio: `${canvas.width} / ${canvas.height}`,
        }}
      />
    </span>
  );
}
