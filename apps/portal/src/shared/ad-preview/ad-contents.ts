import type { AdContent } from "@parution/kit/ad-canvas";
import {
  adRows,
  MODULE_SETTING,
  moduleText,
  ROW_SETTING,
  textDirection,
  type WordBreak,
} from "@parution/rules/lines";

/**
 * A line ad as printed: exactly the billed rows.
 * @param printedHeading the newspaper's own heading, which sets the direction of a text without letters
 * @param wordBreak that of the ad, or of its newspaper while it is being ordered
 */
export const lineContent = (
  text: string,
  printedHeading: string,
  wordBreak: WordBreak | undefined,
): AdContent => ({
  form: "line",
  ...ROW_SETTING,
  rows: adRows(text, textDirection(printedHeading) ?? "ltr", wordBreak),
});

/** Measures (millimetres) and limits (characters) of a canvas; a limit of 0 leaves the part out. */
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

const moduleOf = ({ width, height }: CanvasMeasures, printedHeading: string) => ({
  form: "modular" as const,
  width,
  height,
  setting: MODULE_SETTING,
  reading: textDirection(printedHeading) ?? "ltr",
});

/** A modular ad in the true proportions of its canvas; its newspaper's heading sets the direction of a text without letters. */
export function modularContent(
  canvas: CanvasMeasures,
  texts: { readonly title: string; readonly body: string; readonly footer: string },
  placeholders: Placeholders,
  printedHeading: string,
): AdContent {
  const part = (name: keyof Placeholders, limit: number) => ({
    text: moduleText(texts[name]),
    placeholder: placeholders[name],
    limit,
  });
  return {
    ...moduleOf(canvas, printedHeading),
    body: part("body", canvas.bodyLimit),
    ...(canvas.titleLimit > 0 ? { title: part("title", canvas.titleLimit) } : {}),
    ...(canvas.footerLimit > 0 ? { footer: part("footer", canvas.footerLimit) } : {}),
  };
}

/** A modular ad laid out as one plain text: its limit is the sum of the three parts'. */
export function plainModularContent(
  canvas: CanvasMeasures,
  text: string,
  placeholder: string,
  printedHeading: string,
): AdContent {
  const limit = textLimit(canvas);
  return {
    ...moduleOf(canvas, printedHeading),
    body: { text: moduleText(text), placeholder, limit },
  };
}

/** Number of characters that a canvas holds. */
export const textLimit = (canvas: CanvasMeasures): number =>
  canvas.titleLimit + canvas.bodyLimit + canvas.footerLimit;
