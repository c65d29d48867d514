import { headsAndFeet, nearestOf, type Side } from "./continuations.ts";
import { differs, type Fragment } from "./fragments.ts";
import { nextTo, type Place } from "./set-apart.ts";

/** Ems from baseline to baseline from which two lines are not of one column of ads: others would have room between. */
const FAR = 4;

/** Features by which a column of ads is recognised. */
export interface FragmentKinds {
  /** True for a fragment of a billed text, altered ones too, or of the house. */
  readonly isOfAds: (fragment: Fragment) => boolean;
  readonly isHeading: (fragment: Fragment) => boolean;
}

/** Pages of whose characters at least half stand in fragments of ads. */
export function pagesMostlyOfAds(
  fragments: readonly Fragment[],
  { isOfAds }: FragmentKinds,
): ReadonlySet<number> {
  const balance = new Map<number, number>();
  for (const one of fragments) {
    const counted = isOfAds(one) ? one.visual.length : -one.visual.length;
    balance.set(one.page, (balance.get(one.page) ?? 0) + counted);
  }
  return new Set([...balance].flatMap(([page, sum]) => (sum >= 0 ? [page] : [])));
}

/** Fragments from which a column of ads ends, above or below, at unknown text. One pass over the lines for each side. */
export function unknownBeyond(
  fragments: readonly Fragment[],
  kinds: FragmentKinds,
): Readonly<Record<Side, ReadonlySet<Fragment>>> {
  const isMargin = headsAndFeet(fragments);
  const down = fragments.toSorted((a, b) => a.baseline - b.baseline);
  const beyond = (side: Side) => {
    const ending = new Set<Fragment>();
    for (const one of side === "above" ? down : down.toReversed()) {
      const isUnknown = !kinds.isOfAds(one) && !isMargin(one);
      const next = () => nearestOf(fragments, one, side).filter((other) => ending.has(other));
      if (isUnknown || next().some((other) => goesOn(one, other, kinds))) ending.add(one);
    }
    return ending;
  };
  return { above: beyond("above"), below: beyond("below") };
}

/**
 * Sides on which an ad ends, together with the ads that follow it in its column, at unknown text: an article that quotes
 * ads has it on both, and on one where it begins or ends with them.
 */
export function unknownEnds(
  fragments: readonly Fragment[],
  place: Place,
  { kinds, beyond }: { kinds: FragmentKinds; beyond: ReturnType<typeof unknownBeyond> },
): number {
  return (["above", "below"] as const).filter((side) => {
    const end = side === "above" ? place.fragments[0] : place.fragments.at(-1);
    return nextTo(fragments, place, side).some(
      (other) => end !== undefined && beyond[side].has(other) && goesOn(end, other, kinds),
    );
  }).length;
}

/** True where a column goes on from one line to another: no other would have room between, and no larger heading above begins it. */
function goesOn(from: Fragment, next: Fragment, { isHeading }: FragmentKinds): boolean {
  const isFar = Math.abs(next.baseline - from.baseline) >= FAR * Math.max(next.size, from.size);
  const isLarger = next.size > from.size && differs(next, from);
  const begins = next.baseline < from.baseline && isLarger && isHeading(next);
  return !isFar && !begins;
}
