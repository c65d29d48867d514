import type { Chain } from "./chains.ts";
import { nearestOf } from "./continuations.ts";
import { differs, type Fragment } from "./fragments.ts";
import { columnsOf, linesOf } from "./parts.ts";
import { APART, isModule, type Known, nextTo, type Place } from "./set-apart.ts";
import { hasArabic } from "./visual-order.ts";

/** Room between two lines of an ad beyond its leading. */
export interface Room {
  readonly line: Fragment;
  readonly points: number;
}

/** Points from a line to the next one, as most texts of the page have them, or of the issue. Null: too few show it. */
export type Leading = (line: Fragment, next: Fragment) => number | null;

/** Steps from line to line that show what is usual on a page, and in an ad. */
const SHOWN = { onPage: 8, inAd: 6 } as const;
/** Ems from line to line at most where nothing shows what is usual. */
const WIDEST = 1.45;
/** Share of the steps of a page that are no wider than its leading: others may be from one text to the next. */
const USUAL = 0.35;
/** Share of the room around an ad up to which there may be room within it. */
const INNER = 0.75;

/** Leadings by the size of the type and the scripts of both lines: fonts of two scripts have their own. */
export function leadingsOf(fragments: readonly Fragment[]): Leading {
  const script = (one: Fragment) => (hasArabic(one.visual) ? "ar" : "");
  const typeOf = (one: Fragment, next: Fragment) =>
    [Math.round(one.size), script(one), script(next)].join(" ");
  const steps = fragments.flatMap((one) =>
    nearestOf(fragments, one, "below").flatMap((next) => {
      const points = next.baseline - one.baseline;
      const isStep = !differs(one, next) && points >= 0.5 * one.size;
      return isStep ? [{ page: one.page, type: typeOf(one, next), points }] : [];
    }),
  );
  const onPage = usualOf(steps, ({ page, type }) => `${page} ${type}`);
  const inIssue = usualOf(steps, ({ type }) => type);
  return (one, next) => {
    const type = typeOf(one, next);
    return onPage.get(`${one.page} ${type}`) ?? inIssue.get(type) ?? null;
  };
}

function usualOf<S extends { readonly points: number }>(
  steps: readonly S[],
  keyOf: (step: S) => string,
): ReadonlyMap<string, number> {
  return new Map(
    [...Map.groupBy(steps, keyOf)].flatMap(([key, some]) => {
      const sorted = some.map(({ points }) => points).toSorted((a, b) => a - b);
      const usual = sorted[Math.floor(USUAL * sorted.length)];
      return usual === undefined || sorted.length < SHOWN.onPage ? [] : [[key, usual] as const];
    }),
  );
}

interface Setting {
  readonly rooms: readonly Room[];
  readonly known: Known;
  readonly leading: Leading;
}

/**
 * True for lines that nothing parts but the ends of paragraphs: what stands apart in the type of the ad may be another one, below
 * an ad that was cut. A module has room where it likes.
 */
export function isUnbroken(
  fragments: readonly Fragment[],
  chain: Chain,
  { rooms, known, leading }: Setting,
): boolean {
  if (rooms.length === 0 || isModule(fragments, chain, known)) return true;
  const [first, last] = [chain.fragments[0], chain.fragments.at(-1)];
  const around = (["above", "below"] as const).flatMap((side) => {
    const end = side === "above" ? first : last;
    return nextTo(fragments, chain, side).flatMap((other) => {
      if (end === undefined) return [];
      const [line, next] = side === "above" ? [other, end] : [end, other];
      return next.baseline - line.baseline - (leading(line, next) ?? WIDEST * end.size);
    });
  });
  const most = INNER * Math.min(...around);
  return rooms.every(
    ({ line, points }) => points <= most && chain.billed.paragraphs.has(chain.ends.get(line) ?? 0),
  );
}

/** Rooms between the lines of an ad that are in one type, column by column. */
export function roomsWithin(
  fragments: readonly Fragment[],
  place: Place,
  leading: Leading,
): readonly Room[] {
  const columns = columnsOf(place.fragments).map(linesOf);
  const steps = columns.flatMap((lines, at) =>
    lines.flatMap((above, index) => {
      const below = lines[index + 1] ?? columns[at + 1]?.[0] ?? [];
      const [line, next] = [above.at(-1), below.at(-1)];
      if (line === undefined || next === undefined || differs(line, next)) return [];
      const isInColumn =
        index + 1 < lines.length ||
        nearestOf(fragments, next, "above").some((one) => lines.flat().includes(one));
      if (!isInColumn) return [];
      const usual = above.flatMap((one) => below.flatMap((other) => leading(one, other) ?? []));
      return [{ line, usual, points: next.baseline - line.baseline }];
    }),
  );
  const sizeOf = ({ line }: { readonly line: Fragment }) => Math.round(line.size);
  const bySize = new Map(
    [...Map.groupBy(steps, sizeOf)].map(([size, some]) => [
      size,
      some.map(({ points }) => points).toSorted((a, b) => a - b),
    ]),
  );
  return steps.flatMap(({ line, usual, points }): Room[] => {
    const sorted = bySize.get(sizeOf({ line })) ?? [];
    const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
    const own = sorted.length >= SHOWN.inAd ? middle : 0;
    const least = Math.min(sorted[0] ?? 0, WIDEST * line.size);
    const room = points - Math.max(own, ...(usual.length > 0 ? usual : [least]));
    return room >= APART * line.size ? [{ line, points: room }] : [];
  });
}
