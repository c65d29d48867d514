import { useLingui } from "@lingui/react/macro";
import type { AdContent } from "@parution/kit/ad-canvas";
import type { WordBreak } from "@parution/rules/lines";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  lineContent,
  modularContent,
  plainModularContent,
} from "../../../shared/ad-preview/ad-contents.ts";
import { AdPreview } from "../../../shared/ad-preview/ad-preview.tsx";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { type TextShape, textShapeOf } from "../text/text-shape.ts";

/** Preview of the ad in the newspaper's font, line by line as billed. */
export function LivePreview() {
  const { offer } = useOrder();
  const content = useContent();
  return (
    <AdPreview
      heading={offer.heading?.printedLabel ?? ""}
      content={content}
      newspaper={offer.support?.slug}
    />
  );
}

/** Constant, since a new list would subscribe again at every keystroke. */
const SHOWN = ["layout", "texts", "webTitle"] as const;

function useContent(): AdContent {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const [layout, texts, webTitle] = useWatch({ control, name: SHOWN });
  const { offer } = useOrder();
  const { wordBreak } = offer;
  const placeholders = useMemo(
    () => ({ title: t`Titre`, body: t`Votre texte apparaîtra ici`, footer: t`Pied` }),
    [t],
  );
  const printedHeading = offer.heading?.printedLabel ?? "";
  const shape = useMemo(() => textShapeOf(offer, layout), [offer, layout]);
  return useMemo(() => {
    if (!offer.fixedPrice)
      return paperContent(shape, texts, { printedHeading, wordBreak }, placeholders);
    const limit = shape?.kind === "plain" ? { limit: shape.limit } : {};
    return {
      form: "digital",
      title: { text: webTitle, placeholder: placeholders.title },
      body: { text: texts.text, placeholder: placeholders.body, ...limit },
    };
  }, [offer.fixedPrice, shape, texts, webTitle, printedHeading, wordBreak, placeholders]);
}

function paperContent(
  shape: TextShape | null,
  texts: OrderValues["texts"],
  { printedHeading, wordBreak }: { printedHeading: string; wordBreak: WordBreak },
  placeholders: { title: string; body: string; footer: string },
): AdContent {
  switch (shape?.kind) {
    case "sections":
      return modularContent(shape.canvas, texts, placeholders, printedHeading);
    case "plain":
      return plainModularContent(shape.canvas, texts.text, placeholders.body, printedHeading);
    default:
      return lineContent(texts.text, printedHeading, wordBreak);
  }
}
