import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { RadioCards } from "@parution/kit/radio-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { advertisedPrice } from "@parution/rules/price";
import { useFormContext, useWatch } from "react-hook-form";
import type { Canvas } from "../catalogue/offer.ts";
import { useRatedTypes } from "../catalogue/use-catalogue.ts";
import { useOrder, useOrderError, useSelect } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { advertisedInputOf, canvasRange } from "../prices/price.ts";
import { usePriceWords } from "../prices/use-price-words.ts";

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
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const colourId = useWatch({ control, name: "colourId" });
  const typeId = useWatch({ control, name: "typeId" });
  const { offer } = useOrder();
  const { colours } = offer;
  const type = useRatedTypes(offer)?.find(({ id }) => id === typeId);
  const select = useSelect();
  const error = useOrderError("colourId");
  const ranges = colours.map(({ label }) => canvasRange(type, label));
  const lowest = Math.min(...ranges.flatMap((range) => range?.lowest ?? []));
  return (
    <RadioCards
      name="colourId"
      label={t`Couleur`}
      layout="tile"
      value={colourId === null ? null : String(colourId)}
      error={error}
      onChange={(value) => select({ colourId: Number(value) })}
      items={colours.map(({ id, label }, index) => {
        const from = ranges[index]?.lowest;
        return {
          value: String(id),
          label,
          picture: from === undefined ? undefined : <Inks isDearer={from > lowest} />,
          aside: from === undefined ? undefined : t`à partir de ${formatAmount(from, language)}`,
        };
      })}
    />
  );
}

/** Black alone, or the four inks of a dearer colour. */
function Inks({ isDearer }: { isDearer: boolean }) {
  const inks = isDearer ? ["#00a0c6", "#d6006e", "#f2c500", "#1d1d1b"] : ["#1d1d1b"];
  return (
    <svg aria-hidden="true" width={8 + 14 * inks.length} height="22">
      {inks.map((ink, index) => (
        <circle
          key={ink}
          cx={11 + index * 14}
          cy="11"
          r="9"
          fill={ink}
          // Black ink needs an edge where the scheme is dark.
          className="stroke-1 stroke-line-strong"
        />
      ))}
    </svg>
  );
}

function CanvasField() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const canvasId = useWatch({ control, name: "canvasId" });
  const { offer, loading } = useOrder();
  const select = useSelect();
  const error = useOrderError("canvasId");
  const words = usePriceWords();
  if (loading.canvases) return <Skeleton shape="block" />;
  if (offer.canvases.length === 0) return null;

  function priceOf(canvas: Canvas): string | undefined {
    const { packageRate, packageLabel } = offer;
    const input = advertisedInputOf(offer, { format: "modular", canvas, packageRate });
    return input === null ? undefined : words(advertisedPrice(input), packageLabel).join(" ");
  }

  return (
    <RadioCards
      name="canvasId"
      label={t`Gabarit`}
      layout="tile"
      value={canvasId === null ? null : String(canvasId)}
      error={error}
      onChange={(value) => select({ canvasId: Number(value) })}
      items={offer.canvases.map((canvas) => ({
        value: String(canvas.id),
        label: canvas.label,
        description: t`${canvas.width} × ${canvas.height} mm`,
        picture: <CanvasPicture canvas={canvas} scale={scaleOf(offer.canvases)} />,
        aside: priceOf(canvas),
      }))}
    />
  );
}

const PICTURE = { width: 112, height: 84 };

/** Pixels to a millimetre at which the widest and the highest canvas fit. */
const scaleOf = (canvases: readonly Canvas[]): number =>
  Math.min(
    ...canvases.map(({ width, height }) =>
      Math.min(PICTURE.width / width, PICTURE.height / height),
    ),
  );

/** The canvas in its proportions, all of them at one scale. */
function CanvasPicture({ canvas, scale }: { canvas: Canvas; scale: number }) {
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  return (
    <svg aria-hidden="true" {...PICTURE} className="fill-paper stroke-paper-muted">
      <rect x="0.5" y={PICTURE.height - height + 0.5} width={width - 1} height={height - 1} />
    </svg>
  );
}
