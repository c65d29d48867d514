import { directionOf, type TextDirection } from "../language/index.ts";
import type { AdRow } from "./ad-content.ts";

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
