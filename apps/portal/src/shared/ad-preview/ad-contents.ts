import type { AdContent } from "@parution/kit/ad-canvas";
import { MINIMUM_BILLED_LINES, printedRows, ROW_LENGTH } from "@parution/rules/lines";

/** A line ad as printed: exactly the rows that are billed (readings D2). */
export const lineContent = (text: string): AdContent => ({
  form: "line",
  rows: text === "" ? [] : printedRows(text),
  rowLength: ROW_LENGTH,
  minimumRows: MINIMUM_BILLED_LINES,
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
    text: texts[name],
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
    body: { text, placeholder, limit },
  };
}

/** The characters that a canvas holds in all (specification 1, point 5). */
export const textLimit = (canvas: CanvasMeasures): number =>
  canvas.titleLimit + canvas.bodyLimit + canvas.footerLimit;
