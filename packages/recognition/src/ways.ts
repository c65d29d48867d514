import type { Stretch } from "./alignment.ts";
import type { BilledText } from "./billed.ts";
import {
  columnJump,
  columnOf,
  hasFootBetween,
  isEdge,
  isNextLine,
  isSpanned,
  type Layout,
  nearestOf,
  type Side,
} from "./continuations.ts";
import type { Fragment } from "./fragments.ts";

/** Ground in which a billed text is looked for. */
export interface Ground {
  readonly layout: Layout;
  /** False for a line of another ad, or of the house. */
  readonly isFree: (fragment: Fragment) => boolean;
}

/** Lines from one stretch of a text to the next, without both; they resemble nothing. */
export interface Way {
  readonly lines: readonly Fragment[];
  /** Distance to another column, as {@link columnJump} has it; 0 within one. */
  readonly jump: number;
}

/** Times the length of a text up to which lines may be that text, altered. */
export const MOST_LONGER = 1.25;
/** Characters by which the room between two stretches may be wrong. */
const ROUNDING = 3;

/** Rows that follow a line in its column, as far as they may be of the same text. */
interface Walk {
  readonly rows: readonly Row[];
  /** Row of each fragment among them. */
  readonly at: ReadonlyMap<Fragment, number>;
  /** The row that ends the column; -1: too much text, or another's, stands before its end. */
  readonly edge: number;
}

interface Row {
  readonly fragments: readonly Fragment[];
  /** Characters between the first row and this one, and with this one. */
  readonly before: number;
  readonly upTo: number;
  /** True where room is wider than leading before it. */
  readonly isApart: boolean;
}

/** Ways between lines that may be of one text. */
export class Ways {
  readonly #ground: Ground;
  readonly #isArabic: boolean;
  readonly #most: number;
  readonly #walks = { above: new Map<Fragment, Walk>(), below: new Map<Fragment, Walk>() };
  readonly #jumps = new Map<Fragment, Map<Fragment, number | null>>();

  constructor(ground: Ground, { folded, isArabic }: BilledText) {
    this.#ground = ground;
    this.#isArabic = isArabic;
    this.#most = MOST_LONGER * folded.length;
  }

  /** The way from one stretch to a later one; null: another text stands between, too much, or an end of a text. */
  between(from: Stretch, to: Stretch): Way | null {
    const missing = MOST_LONGER * Math.max(0, to.from - from.to) + ROUNDING;
    const line = MOST_LONGER * longestOf([from.fragment, to.fragment]);
    const walk = this.#walk(from.fragment, "below");
    const row = walk.at.get(to.fragment);
    if (row !== undefined) {
      const { before = 0, isApart = false } = walk.rows[row] ?? {};
      // A line that was put in touches the others.
      if (before > (isApart ? missing : missing + line)) return null;
      return { lines: linesOf(walk, 1, row), jump: 0 };
    }
    return this.#overEdge(from.fragment, to.fragment, missing + line);
  }

  /** The way over the foot of one column to the head of another. */
  #overEdge(from: Fragment, to: Fragment, most: number): Way | null {
    if (to.page < from.page || to.page > from.page + 1) return null;
    const [foot, head] = [this.#walk(from, "below"), this.#walk(to, "above")];
    const [last, first] = [foot.rows[foot.edge], head.rows[head.edge]];
    const [end, begin] = [last?.fragments[0], first?.fragments[0]];
    if (!last || !first || !end || !begin || last.upTo + first.upTo > most) return null;
    const jump = this.#jump(end, begin);
    if (jump === null) return null;
    const above = linesOf(head, 1, head.edge + 1).toReversed();
    return { lines: [...linesOf(foot, 1, foot.edge + 1), ...above], jump };
  }

  #jump(from: Fragment, to: Fragment): number | null {
    const jumps = this.#jumps.get(from) ?? new Map<Fragment, number | null>();
    this.#jumps.set(from, jumps);
    const known = jumps.get(to);
    if (known !== undefined) return known;
    const { layout, isFree } = this.#ground;
    const jump = columnJump(layout, from, to, this.#isArabic);
    const isNext = jump !== null && !hasFootBetween(layout, [from, to], this.#isArabic, isFree);
    jumps.set(to, isNext ? jump : null);
    return isNext ? jump : null;
  }

  #walk(fragment: Fragment, side: Side): Walk {
    const known = this.#walks[side].get(fragment);
    if (known !== undefined) return known;
    const walk = walkFrom(this.#ground, fragment, side, this.#most);
    this.#walks[side].set(fragment, walk);
    return walk;
  }
}

const linesOf = ({ rows }: Walk, from: number, to: number): Fragment[] =>
  rows.slice(from, to).flatMap(({ fragments }) => fragments);

export const lengthOf = (fragments: readonly Fragment[]) =>
  fragments.reduce((sum, { visual }) => sum + visual.length, 0);

/** Characters of the longest line. */
export const longestOf = (fragments: readonly Fragment[]) =>
  fragments.reduce((longest, { visual }) => Math.max(longest, visual.length), 0);

/** A fragment with those beside it that a line above or below shows to be of its column. */
export function rowOf(fragments: readonly Fragment[], fragment: Fragment): Fragment[] {
  const beside = [...fragment.left, ...fragment.right].flatMap((index) => fragments[index] ?? []);
  return [fragment, ...beside.filter((other) => isSpanned(fragments, fragment, other))];
}

/** The nearest lines on a side of a row. */
export const nextRow = (fragments: readonly Fragment[], row: readonly Fragment[], side: Side) => [
  ...new Set(row.flatMap((one) => nearestOf(fragments, one, side))),
];

function walkFrom(
  { layout: { fragments }, isFree }: Ground,
  from: Fragment,
  side: Side,
  most: number,
): Walk {
  const column = columnOf(fragments, from);
  const isInColumn = (one: Fragment) => one.x < column.right && one.x + one.width > column.left;
  const follows = (one: Fragment, next: Fragment) =>
    side === "below" ? isNextLine(fragments, one, next) : isNextLine(fragments, next, one);
  const rows: Row[] = [];
  const at = new Map<Fragment, number>();
  let edge = -1;
  let [row, before, upTo, isApart] = [rowOf(fragments, from), 0, 0, false];
  while (row.length > 0 && row.every(isFree)) {
    for (const one of row) if (!at.has(one)) at.set(one, rows.length);
    rows.push({ fragments: row, before, upTo, isApart });
    before = upTo;
    const isEnd = row.every((one) => isEdge(fragments, one, side));
    if (isEnd && edge < 0) edge = rows.length - 1;
    if (before > most) break;
    isApart ||= isEnd;
    const last = row;
    row = nextRow(fragments, last, side).filter(
      (one) => isInColumn(one) && last.some((other) => follows(other, one)),
    );
    upTo += lengthOf(row);
  }
  return { rows, at, edge };
}
