import {
  columnJump,
  hasFootBetween,
  isEdge,
  isNextLine,
  type Layout,
  nearestOf,
  type Side,
} from "./continuations.ts";
import type { Fragment } from "./fragments.ts";

/** Ems by which lines of a column may be indented. */
const INDENT = 4;
/** Lines of a column at which a text may go on: behind one that is the head or foot of the page, another. */
const MOST_LINES = 2;

interface Course {
  /** Side on which the text goes on: below, or above with what precedes it. */
  readonly side: Side;
  readonly isArabic: boolean;
}

/** Lines at which a text may go on that ends at a line: in its column, then at the end of the next one. */
export const nextLines = (layout: Layout, end: Fragment, course: Course): Fragment[] => [
  ...nextInColumn(layout, end, course),
  ...nextColumn(layout, end, course),
];

/** A title above or a signature below, which a modular ad sets apart. */
const nextInColumn = ({ fragments }: Layout, end: Fragment, { side }: Course): Fragment[] =>
  nearestOf(fragments, end, side).filter((one) =>
    side === "below" ? isNextLine(fragments, end, one) : isNextLine(fragments, one, end),
  );

/** Lines at the near end of the column that follows on the page, and of the outermost one of the page that does. */
function nextColumn(layout: Layout, end: Fragment, { side, isArabic }: Course): Fragment[] {
  if (!isEdge(layout.fragments, end, side)) return [];
  const isBelow = side === "below";
  const step = isBelow ? 1 : -1;
  const inOrder = (one: Fragment) => (isBelow ? ([end, one] as const) : ([one, end] as const));
  return [end.page, end.page + step].flatMap((page) => {
    const ends = (layout.pages.get(page) ?? []).flatMap((one) => {
      const jump =
        one === end || layout.isMargin(one) ? null : columnJump(layout, ...inOrder(one), isArabic);
      return jump === null ? [] : [{ one, jump }];
    });
    const nearest = Math.min(...ends.map(({ jump }) => jump));
    const [outer] = ends
      .filter(({ jump }) => jump === nearest)
      .map(({ one }) => one)
      .toSorted((a, b) => (isArabic === isBelow ? rightOf(b) - rightOf(a) : a.x - b.x));
    return ends
      .flatMap(({ one }) => (outer !== undefined && isOneColumn(one, outer) ? [one] : []))
      .toSorted((a, b) => step * (a.baseline - b.baseline))
      .slice(0, MOST_LINES)
      .filter((one) => !hasFootBetween(layout, inOrder(one), isArabic, () => true));
  });
}

const rightOf = ({ x, width }: Fragment) => x + width;

/** True for two lines that begin or end one below the other. */
const isOneColumn = (a: Fragment, b: Fragment) =>
  Math.abs(a.x - b.x) < INDENT * b.size || Math.abs(rightOf(a) - rightOf(b)) < INDENT * b.size;
