import type { AdContent } from "@parution/kit/ad-canvas";
import { adRows, printableText, ROW_SETTING, textDirection } from "@parution/rules/lines";

/**
 * A line ad as printed: exactly the rows that are billed.
 * @param printedHeading the newspaper's own heading, which tells how a text without letters reads
 */
export const lineContent = (text: string, printedHeading: string): AdContent => ({
  form: "line",
  ...ROW_SETTING,
  rows: adRows(text, textDirection(printedHeading) ?? "ltr"),
});

/** The measures and limits of a canvas: millimetres and characters; a limit of 0 leaves the part out. */
export interface CanvasMeasures {
  readonly width: number;
  readonly height: number;
  readonly titleLimit: number;
  readonly bodyLimit: number;
  readonly footerLimit: number;
}

interface Placeholders {
  readonly title: string;
  readonly body: string;
  readonly footer: string;
}

/** A modular ad in the true proportions of its canvas. */
export function modularContent(
  canvas: CanvasMeasures,
  texts: { readonly title: string; readonly body: string; readonly footer: string },
  placeholders: Placeholders,
): AdContent {
  const part = (name: keyof Placeholders, limit: number) => ({
    text: printableText(texts[name]),
    placeholder: placeholders[name],
    limit,
  });
  return {
    form: "modular",
    width: canvas.width,
    height: canvas.height,
    body: part("body", canvas.bodyLimit),
    ...(canvas.titleLimit > 0 ? { title: part("title", canvas.titleLimit) } : {}),
    ...(canvas.footerLimit > 0 ? { footer: part("footer", canvas.footerLimit) } : {}),
  };
}

/** A modular ad laid out as one plain text: its limit is that of the three parts together. */
export function plainModularContent(
  canvas: CanvasMeasures,
  text: string,
  placeholder: string,
): AdContent {
  const limit = textLimit(canvas);
  return {
    form: "modular",
    width: canvas.width,
    height: canvas.height,
    body: { text: printableText(text), placeholder, limit },
  };
}

/** The characters that a canvas holds in all (specification 1, point 5). */
export const textLimit = (canvas: CanvasMeasures): number =>
  canvas.titleLimit + canvas.bodyLimit + canvas.footerLimit;
