import type { Row } from "./lines.ts";

export type TextDirection = "ltr" | "rtl";

const FIRST_STRONG = /(\p{Script=Arabic}|\p{Script=Hebrew})|\p{L}/u;

/** The direction of a text's first letter; null where there is none (figures, signs, nothing). */
export function textDirection(text: string): TextDirection | null {
  const match = FIRST_STRONG.exec(text);
  if (!match) return null;
  return match[1] === undefined ? "ltr" : "rtl";
}

/**
 * The direction in which each row is set: that of the line it was cut from, even where the row itself begins with
 * the other script. A line without letters follows the line before it, the first one `fallback`.
 */
export function rowDirections(rows: readonly Row[], fallback: TextDirection): TextDirection[] {
  const ofLine = new Map<number, TextDirection>();
  for (const { text, lineIndex } of rows) {
    const direction = ofLine.get(lineIndex) ?? textDirection(text);
    if (direction) ofLine.set(lineIndex, direction);
  }
  let last = fallback;
  return rows.map(({ lineIndex }) => {
    last = ofLine.get(lineIndex) ?? last;
    return last;
  });
}

/** Keeps a text from changing the direction of those around it, in plain text. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
