import { differs, type Fragment, isSameLine } from "./fragments.ts";

/** Lines of an issue, in the order of the file and by page. */
export interface Layout {
  readonly fragments: readonly Fragment[];
  readonly pages: ReadonlyMap<number, readonly Fragment[]>;
  /** Last lines of texts, by page, without the head and the foot of the page. */
  readonly feet: ReadonlyMap<number, readonly Fragment[]>;
  /** True for a line of its own at the head or the foot of a page. */
  readonly isMargin: (fragment: Fragment) => boolean;
}

export type Side = "above" | "below";

/** Line heights between two lines of an ad at most; a modular ad parts its title. */
const WIDEST_LEADING = 4;
/** Ems of a gap within a line at most, but for one that a line above or below spans. */
const WIDEST_SPACE = 6;
/** Ems beyond a column from which a line stands over or under others too. */
const SPANNING = 3;
/** Lines above and below one that show how wide its column is. */
const AROUND = 6;
/** Jumps to the next page, and to a later one: farther than to any column. */
const [NEXT_PAGE, LATER_PAGE] = [1000, 2000];

export function layoutOf(fragments: readonly Fragment[]): Layout {
  const isMargin = marginsOf(fragments);
  const ends = fragments.filter((one) => isEdge(fragments, one, "below") && !isMargin(one));
  const byPage = (some: readonly Fragment[]) => Map.groupBy(some, ({ page }) => page);
  return { fragments, pages: byPage(fragments), feet: byPage(ends), isMargin };
}

/**
 * Lines at the head and the foot of a page that are the page's own: alone, with all that is on their line, and on another page too,
 * but for figures, or below the name of the newspaper, or its number. Another line may be the only one of an ad in its column.
 */
function marginsOf(fragments: readonly Fragment[]): (fragment: Fragment) => boolean {
  const isAtEnd = headsAndFeet(fragments);
  const ends = fragments.filter(isAtEnd);
  const byPage = Map.groupBy(ends, ({ page }) => page);
  const letters = ({ visual }: Fragment) => visual.filter((one) => !/\d/u.test(one)).join("");
  const pages = new Map<string, Set<number>>();
  for (const one of ends) {
    const known = pages.get(letters(one)) ?? new Set();
    pages.set(letters(one), known.add(one.page));
  }
  const [first] = fragments.map(({ page }) => page).toSorted((a, b) => a - b);
  const lowest = fragments.reduce(
    (low, { page, baseline }) => (page === first ? Math.max(low, baseline) : low),
    -Infinity,
  );
  const margins = ends.filter((one) => {
    const isRepeated = (pages.get(letters(one))?.size ?? 0) > 1;
    const own = byPage.get(one.page) ?? [];
    const beside = own.filter((other) => isSameLine(one, other));
    const isNamed = own.some(({ size }) => size >= MASTHEAD * one.size);
    const isMasthead = one.page === first && one.baseline < lowest && isNamed;
    const isFolio = one.visual.length <= FOLIO && !one.visual.some((sign) => /\p{L}/u.test(sign));
    return (
      (isRepeated || isMasthead || isFolio) && beside.every((other) => isAlone(fragments, other))
    );
  });
  const all = new Set(margins);
  return (one) => all.has(one);
}

/** Neighbours above or below. */
export const nearestOf = (
  fragments: readonly Fragment[],
  fragment: Fragment,
  side: Side,
): Fragment[] => fragment[side].flatMap((index) => fragments[index] ?? []);

/** True where nothing stands near a fragment on this side: a column begins or ends, or a gap is wider than leading. */
export function isEdge(
  fragments: readonly Fragment[],
  fragment: Fragment,
  side: Side,
  counts: (neighbour: Fragment) => boolean = () => true,
): boolean {
  return nearestOf(fragments, fragment, side).every(
    (other) =>
      !counts(other) ||
      Math.abs(other.baseline - fragment.baseline) > 1.3 * pitchOf(fragment, other),
  );
}

/** True for lines with which a column begins or ends, but for lines of the house and of the page. */
export function isAtColumnEnd(
  { fragments, isMargin }: Layout,
  lines: { readonly fragments: readonly Fragment[] },
  isHouse: (fragment: Fragment) => boolean,
): boolean {
  const isEnd = (one: Fragment | undefined, side: Side) =>
    one !== undefined &&
    nearestOf(fragments, one, side).every((other) => isHouse(other) || isMargin(other));
  return isEnd(lines.fragments[0], "above") || isEnd(lines.fragments.at(-1), "below");
}

const pitchOf = (a: Fragment, b: Fragment) => 1.4 * Math.max(a.size, b.size);

/** True for two of one column, between which a modular ad or a filler may stand. */
export const isSameColumn = (a: Fragment, b: Fragment) => gapBetween(a, b) < 0;

const gapBetween = (a: Fragment, b: Fragment) =>
  Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));

/** True for two beside each other that belong to one line of a column, and are not lines of two columns. */
export function isOneLine(fragments: readonly Fragment[], a: Fragment, b: Fragment): boolean {
  if (isSpanned(fragments, a, b)) return true;
  if (gapBetween(a, b) >= WIDEST_SPACE * a.size) return false;
  const [ofA, ofB] = [columnOf(fragments, a), columnOf(fragments, b)];
  if (ofA.lines === 0 || ofB.lines === 0) return true;
  return sideOf(b, ofA) === "within" || sideOf(a, ofB) === "within";
}

/** True for two beside each other that a line above or below spans. */
export function isSpanned(fragments: readonly Fragment[], a: Fragment, b: Fragment): boolean {
  const near = [...nearestOf(fragments, a, "above"), ...nearestOf(fragments, a, "below")];
  return near.some((other) => isSameColumn(other, a) && isSameColumn(other, b));
}

/** True for a fragment of the next line below. */
export const isNextLine = (
  fragments: readonly Fragment[],
  one: Fragment,
  next: Fragment,
): boolean =>
  nearestOf(fragments, one, "below").includes(next) &&
  next.baseline - one.baseline <= WIDEST_LEADING * pitchOf(one, next);

/**
 * Distance from the foot of a column to the head of another, the farther the more: below it on the page, beside it in the order of
 * reading, or on a later page. Null: a text cannot go on there.
 */
export function columnJump(
  { fragments }: Layout,
  last: Fragment,
  next: Fragment,
  isArabic: boolean,
): number | null {
  if (!isEdge(fragments, last, "below") || !isEdge(fragments, next, "above")) return null;
  if (next.page < last.page) return null;
  if (next.page > last.page) return next.page === last.page + 1 ? NEXT_PAGE : LATER_PAGE;
  if (isSameColumn(last, next)) return next.baseline > last.baseline ? 1 : null;
  // Lines of a column begin below each other, and end anywhere.
  const distance = isArabic ? last.x + last.width - (next.x + next.width) : next.x - last.x;
  return distance > 0 ? Math.min(NEXT_PAGE - 1, Math.ceil(distance)) : null;
}

/**
 * True where nothing of its column stands on a side of a line, but what ends or heads several columns, or the page, or has another
 * type: a module that columns flow around may begin with a narrow title.
 */
export function isColumnEnd(
  { fragments, isMargin }: Layout,
  one: Fragment,
  { side, isHouse }: { readonly side: Side; readonly isHouse: (fragment: Fragment) => boolean },
): boolean {
  const { left, right } = columnOf(fragments, one);
  const spans = (other: Fragment) =>
    other.x < left - SPANNING * one.size || other.x + other.width > right + SPANNING * one.size;
  return nearestOf(fragments, one, side).every(
    (other) => spans(other) || (!isHouse(other) && (isMargin(other) || differs(other, one))),
  );
}

/**
 * True where a last line of these stands in a column between two lines in the order of reading. A text goes on in the next column,
 * so that what stands at the head of a later one may be the rest of these. `isBetween`: in a column of neither line.
 */
export function hasFootBetween(
  { fragments, feet }: Layout,
  [last, next]: readonly [Fragment, Fragment],
  isArabic: boolean,
  isFoot: (fragment: Fragment, isBetween: boolean) => boolean,
): boolean {
  const [from, to] = [columnOf(fragments, last), columnOf(fragments, next)];
  const isBehind = (one: Fragment) => {
    const side = sideOf(one, from);
    return side === "within" ? one.baseline > last.baseline : (side === "left") === isArabic;
  };
  const isBefore = (one: Fragment) => {
    const side = sideOf(one, to);
    return side === "within" ? one.baseline < next.baseline : (side === "right") === isArabic;
  };
  const isBeyond = (one: Fragment) =>
    (one.page !== last.page || sideOf(one, from) !== "within") &&
    (one.page !== next.page || sideOf(one, to) !== "within");
  for (let page = last.page; page <= next.page; page += 1) {
    const hasOne = feet
      .get(page)
      ?.some(
        (one) =>
          (page > last.page || isBehind(one)) &&
          (page < next.page || isBefore(one)) &&
          !differs(one, last) &&
          isFoot(one, isBeyond(one)),
      );
    if (hasOne === true) return true;
  }
  return false;
}

/** Characters of a page's number at most. */
const FOLIO = 4;
/** Times that the name of a newspaper is larger than the other lines of its head. */
const MASTHEAD = 2;

/** True where nothing stands near a line but what is far larger or smaller. */
const isAlone = (fragments: readonly Fragment[], one: Fragment): boolean =>
  (["above", "below"] as const).every((side) =>
    isEdge(fragments, one, side, (other) => {
      const [small = 0, large = 0] = [one.size, other.size].toSorted((a, b) => a - b);
      return large < MASTHEAD * small;
    }),
  );

/** True for a fragment on the first or the last line of its page: its head or foot. A head may have several lines, each alone. */
export function headsAndFeet(fragments: readonly Fragment[]): (fragment: Fragment) => boolean {
  const ends = new Map(
    [...Map.groupBy(fragments, ({ page }) => page)].map(([page, own]) => {
      const down = own.toSorted((a, b) => a.baseline - b.baseline);
      const text = down.findIndex((one, at) => {
        const beside = [down[at - 1], down[at + 1]].some(
          (other) => other && isSameLine(one, other),
        );
        return beside || !isAlone(fragments, one);
      });
      return [page, [...down.slice(0, Math.max(1, text)), ...down.slice(-1)]];
    }),
  );
  return (fragment) => ends.get(fragment.page)?.some((one) => isSameLine(one, fragment)) === true;
}

interface Column {
  readonly left: number;
  readonly right: number;
  /** Lines near the one from which it was looked for. */
  readonly lines: number;
}

function sideOf({ x, width }: Fragment, { left, right }: Column): "left" | "within" | "right" {
  if (x + width <= left) return "left";
  return x >= right ? "right" : "within";
}

/** Left and right of a line's column, as far as the lines near it show. */
export function columnOf(fragments: readonly Fragment[], fragment: Fragment): Column {
  let [left, right, lines] = [fragment.x, fragment.x + fragment.width, 0];
  for (const side of ["above", "below"] as const) {
    let at: Fragment | undefined = fragment;
    for (let line = 0; line < AROUND && at !== undefined; line += 1) {
      const from: Fragment = at;
      at = nearestOf(fragments, from, side).find(
        (one) => !differs(one, from) && !isApart(one, from),
      );
      if (at === undefined) continue;
      left = Math.min(left, at.x);
      right = Math.max(right, at.x + at.width);
      lines += 1;
    }
  }
  return { left, right, lines };
}

const isApart = (a: Fragment, b: Fragment) =>
  Math.abs(a.baseline - b.baseline) > WIDEST_LEADING * pitchOf(a, b);
