import type { AdRow } from "./ad-content.ts";

export type TextDirection = "ltr" | "rtl";

const FIRST_STRONG = /(\p{Script=Arabic}|\p{Script=Hebrew})|\p{L}/u;

/** Direction of the first letter; `undefined` where there is none (figures, signs, nothing). */
export function directionOf(text: string): TextDirection | undefined {
  const match = FIRST_STRONG.exec(text);
  if (!match) return undefined;
  return match[1] === undefined ? "ltr" : "rtl";
}

/**
 * The direction of each row. A row follows the line it was cut from, even where it happens to begin
 * with a word of the other script; a line without letters follows the line before it.
 */
export function rowDirections(rows: readonly AdRow[]): (TextDirection | undefined)[] {
  const ofLine = new Map<number, TextDirection>();
  for (const { text, lineIndex } of rows) {
    if (ofLine.has(lineIndex)) continue;
    const direction = directionOf(text);
    if (direction) ofLine.set(lineIndex, direction);
  }
  let last: TextDirection | undefined;
  return rows.map(({ lineIndex }) => {
    last = ofLine.get(lineIndex) ?? last;
    return last;
  });
}
