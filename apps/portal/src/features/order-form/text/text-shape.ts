import type { Canvas, Offer } from "../catalogue/offer.ts";
import type { Layout } from "../order-values.ts";

/** Text fields of the ad: its billed lines, title with body and footer, or one text on a canvas. */
export type TextShape =
  | { readonly kind: "line"; readonly limit: number | null }
  | { readonly kind: "sections"; readonly canvas: Canvas }
  | { readonly kind: "plain"; readonly canvas: Canvas; readonly limit: number };

/** The text fields that format, canvas and layout call for; null as long as they are not decided. */
export function textShapeOf(
  offer: Pick<Offer, "format" | "canvas" | "fixedPrice">,
  layout: Layout,
): TextShape | null {
  const { format, canvas, fixedPrice } = offer;
  if (format === null) return null;
  if (format === "line") return { kind: "line", limit: canvas?.bodyLimit ?? null };
  if (canvas === null) return null;
  if (!fixedPrice && layout === "modular") return { kind: "sections", canvas };
  return { kind: "plain", canvas, limit: textLimit(canvas) };
}

/** Limit of one text: the sum of the three parts. */
const textLimit = ({ titleLimit, bodyLimit, footerLimit }: Canvas): number =>
  titleLimit + bodyLimit + footerLimit;
