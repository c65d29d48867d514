import { type Fragment, isSameLine } from "./fragments.ts";
import type { PrintedPart } from "./words.ts";

/** Heights of a line that may be free between two lines of one part. */
const WIDEST_ROOM = 4;
/** Heights of a line beyond the side of a part at which another line of it may begin: less than between two columns. */
const BESIDE = 0.5;
/** Ems from a word to another on the line of a part, where no other line of it shows that both are in one column. */
const WIDEST_GAP = 1.5;

/** The lines of an ad as they stand together, one group for each column, in order of reading. */
export function columnsOf(place: readonly Fragment[]): Fragment[][] {
  const columns: Fragment[][] = [];
  for (const fragment of place) {
    const column = columns.at(-1);
    if (column !== undefined && goesOn(column, fragment, place)) column.push(fragment);
    else columns.push([fragment]);
  }
  return columns;
}

function goesOn(column: readonly Fragment[], next: Fragment, place: readonly Fragment[]): boolean {
  const last = column.at(-1);
  if (last === undefined || last.page !== next.page) return false;
  if (isSameLine(last, next)) {
    const gap = Math.max(next.x - (last.x + last.width), last.x - (next.x + next.width));
    return gap < WIDEST_GAP * last.size || place.some((one) => spans(one, last, next));
  }
  const { x, y, width, height } = boundsOf(column);
  const shared = Math.min(next.x + next.width, x + width) - Math.max(next.x, x);
  const isBelow = next.baseline > last.baseline && next.y < y + height + WIDEST_ROOM * next.height;
  return isBelow && shared > -BESIDE * next.height;
}

const spans = (one: Fragment, a: Fragment, b: Fragment) =>
  one.page === a.page &&
  one.x < Math.min(a.x + a.width, b.x + b.width) &&
  one.x + one.width > Math.max(a.x, b.x);

/** Boxes of an ad: one around the lines of each column. */
export const partsOf = (place: readonly Fragment[]): PrintedPart[] =>
  columnsOf(place).map(boundsOf);

function boundsOf(column: readonly Fragment[]): PrintedPart {
  const x = Math.min(...column.map((one) => one.x));
  const y = Math.min(...column.map((one) => one.y));
  const right = Math.max(...column.map((one) => one.x + one.width));
  const bottom = Math.max(...column.map((one) => one.y + one.height));
  return { page: column[0]?.page ?? 0, x, y, width: right - x, height: bottom - y };
}

/** Printed text of an ad, line by line; each line from left to right, as it stands on the paper. */
export function printedText(place: readonly Fragment[]): string {
  const lines = columnsOf(place).flatMap(linesOf);
  return lines
    .map((line) => line.flatMap(({ words }) => words.map(({ text }) => text)).join(" "))
    .join("\n");
}

/** Lines of a column from top to bottom, each from left to right. */
export function linesOf(column: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of column.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    if (line?.[0] !== undefined && isSameLine(line[0], fragment)) line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x));
}
