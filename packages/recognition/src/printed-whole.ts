import { reading } from "./alignment.ts";
import type { BilledText } from "./billed.ts";
import { columnOf, type Side } from "./continuations.ts";
import type { Folded } from "./fold.ts";
import { differs, type Fragment } from "./fragments.ts";
import { nextLines } from "./next-lines.ts";
import { columnsOf, linesOf } from "./parts.ts";

import { APART, pitchOf } from "./set-apart.ts";
import { type Ground, lengthOf, longestOf, MOST_LONGER, nextRow, rowOf } from "./ways.ts";

/** Lines that resemble a billed text, in order of reading, and the characters of it for which they stand. */
export interface Core {
  readonly fragments: readonly Fragment[];
  readonly from: number;
  readonly to: number;
}

/** Share of the characters of lines that stand apart which are the missing end of a text. */
const ALIKE = 0.5;
/** Characters of a missing end that is compared at most. */
const LONGEST = 400;

/**
 * All lines of an altered ad: those that resemble it, with what stands beside and among them, what touches them above and below,
 * and the rest of the text that stands apart, in the next column or on the next page.
 */
export function printedWhole(ground: Ground, core: Core, billed: BilledText): readonly Fragment[] {
  const { layout, isFree } = ground;
  const { fragments } = layout;
  const columns = columnsOf(core.fragments).map((column) => filled(column));
  const own = new Set(columns.flat());
  const [first = [], last = []] = [columns[0], columns.at(-1)];
  // A short ad may have another line, too.
  const more = Math.max(
    (MOST_LONGER - 1) * billed.folded.length,
    MOST_LONGER * longestOf(core.fragments),
  );
  let room = billed.folded.length + more - lengthOf(columns.flat());
  const above = touching(first, "above");
  const below = touching(last, "below");
  const before = above.length > 0 ? [] : apart(first, "above");
  const after = below.length > 0 ? [] : apart(last, "below");
  const lines = columns.map((column) => [...column]);
  lines[0]?.unshift(...above);
  lines.at(-1)?.push(...below);
  return [before, ...lines, after].flatMap((column) => linesOf(column).flat());

  /** The lines of a column with what stands beside them in it. */
  function filled(column: readonly Fragment[]): Fragment[] {
    const sides = column.map((one) => columnOf(fragments, one));
    const left = Math.min(...sides.map((side) => side.left));
    const right = Math.max(...sides.map((side) => side.right));
    const isInside = ({ x, width }: Fragment) => x + width / 2 > left && x + width / 2 < right;
    const all = new Set(column);
    for (const one of all) {
      for (const index of [...one.left, ...one.right]) {
        const other = fragments[index];
        if (other !== undefined && isInside(other) && isFree(other)) all.add(other);
      }
    }
    return [...all];
  }

  /** Lines that touch a column on one side; none where they are more than an altered ad has. */
  function touching(column: readonly Fragment[], side: Side): readonly Fragment[] {
    const lines = linesOf(column);
    const pitch = pitchOf({ fragments: lines.length > 1 ? lines.flat() : core.fragments });
    const found = run((side === "above" ? lines[0] : lines.at(-1)) ?? [], side, pitch, room);
    if (found === null) return [];
    room -= lengthOf(found);
    return found;
  }

  /** Lines that go on from a row as those of one paragraph do; null: too many. */
  function run(from: readonly Fragment[], side: Side, pitch: number, most: number) {
    const found: Fragment[] = [];
    for (let row = from; row.length > 0; ) {
      const known = row;
      row = nextRow(fragments, known, side).filter((one) =>
        known.some(
          (other) =>
            Math.abs(one.baseline - other.baseline) < pitch + APART * other.size &&
            !differs(one, other),
        ),
      );
      if (!row.every(isFree)) return found;
      found.push(...row);
      if (lengthOf(found) > most) return null;
    }
    return found;
  }

  /** Lines that stand for the missing end of a text, on their own in the column or where it goes on. */
  function apart(column: readonly Fragment[], side: Side): readonly Fragment[] {
    const lines = linesOf(column);
    const outer = (side === "above" ? lines[0] : lines.at(-1)) ?? [];
    const missing = side === "above" ? core.from : billed.folded.length - core.to;
    if (missing === 0 || missing > LONGEST) return [];
    const found = outer
      .slice(0, 1)
      .flatMap((end) => nextLines(layout, end, { side, isArabic: billed.isArabic }))
      .map((begin) => paragraphFrom(begin, side, MOST_LONGER * missing))
      .find((paragraph) => paragraph !== null && isEndOf(outer, paragraph, side));
    return found ?? [];
  }

  /** A line with those that go on from it; null: too many, or another text's. */
  function paragraphFrom(begin: Fragment, side: Side, most: number): readonly Fragment[] | null {
    const row = rowOf(fragments, begin);
    if (!row.every((one) => isFree(one) && !own.has(one))) return null;
    const rest = run(row, side, pitchOf({ fragments: row }), most - lengthOf(row));
    return rest && [...row, ...rest];
  }

  /** True for lines with which another is more like the end of the text, by half of their characters. */
  function isEndOf(outer: readonly Fragment[], lines: readonly Fragment[], side: Side): boolean {
    const [known, more] = [charactersOf(outer), charactersOf(lines)];
    const { folded } = billed;
    const [end, both] =
      side === "above"
        ? [folded.slice(0, core.from + known.length), [...more, ...known]]
        : [folded.slice(Math.max(0, core.to - known.length)), [...known, ...more]];
    return distanceOf(known, end) - distanceOf(both, end) >= ALIKE * more.length;
  }
}

const charactersOf = (lines: readonly Fragment[]): Folded =>
  linesOf(lines).flatMap((line) => line.flatMap(reading));

/** Characters to change, put in or leave out until one text is another (Levenshtein). */
function distanceOf(a: Folded, b: Folded): number {
  let before = b.map((_, index) => index + 1);
  a.forEach((character, row) => {
    let diagonal = row;
    let left = row + 1;
    before = before.map((above, column) => {
      const changed = diagonal + (character === b[column] ? 0 : 1);
      diagonal = above;
      left = Math.min(changed, above + 1, left + 1);
      return left;
    });
  });
  return before.at(-1) ?? a.length;
}
