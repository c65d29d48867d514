import type { Chain } from "./chains.ts";
import {
  hasFootBetween,
  isColumnEnd,
  isSameColumn,
  type Layout,
  nearestOf,
} from "./continuations.ts";
import { differs, type Fragment, isSameLine } from "./fragments.ts";
import { columnsOf } from "./parts.ts";
import { APART, type Place, pitchOf } from "./set-apart.ts";

/** Places that hold each fragment. */
export function holdersOf<P extends Place>(
  places: readonly P[],
): ReadonlyMap<Fragment, readonly P[]> {
  const holders = new Map<Fragment, P[]>();
  for (const place of places) {
    for (const fragment of place.fragments) {
      const held = holders.get(fragment);
      if (held === undefined) holders.set(fragment, [place]);
      else held.push(place);
    }
  }
  return holders;
}

/**
 * False for a text that goes on past the last line of another, to what may be its rest: one that was cut at the foot of a column must
 * not have the end of one that resembles it, which is printed at the head of a later column.
 */
export function isContinuous(
  layout: Layout,
  chain: Chain,
  {
    isHouse,
    printed,
  }: {
    readonly isHouse: (fragment: Fragment) => boolean;
    readonly printed: ReadonlyMap<Fragment, readonly Chain[]>;
  },
): boolean {
  return columnsOf(chain.fragments).every((column, at, columns) => {
    const [last, next] = [column.at(-1), columns[at + 1]?.[0]];
    if (last === undefined || next === undefined) return true;
    if (nearestOf(layout.fragments, next, "above").some((one) => column.includes(one))) return true;
    if (
      !isColumnEnd(layout, last, { side: "below", isHouse }) ||
      !isColumnEnd(layout, next, { side: "above", isHouse })
    )
      return false;
    return !hasFootBetween(layout, [last, next], chain.billed.isArabic, (foot, isBetween) => {
      if (isBetween && !isHouse(foot)) return true;
      const texts = printed.get(foot) ?? [];
      const isKnown = isHouse(foot) || texts.length > 0;
      return !isKnown || texts.some(({ fragments }) => fragments.includes(next));
    });
  });
}

/** Chains of a text that share no fragment, those with the least rooms within and the least jumps first. */
export function distinct(
  chains: readonly Chain[],
  roomsIn: (chain: Chain) => readonly unknown[],
): Chain[] {
  const taken = new Set<Fragment>();
  return chains
    .map((chain) => ({ chain, rooms: chains.length > 1 ? roomsIn(chain).length : 0 }))
    .toSorted((a, b) => a.rooms - b.rooms || a.chain.jumps - b.chain.jumps)
    .map(({ chain }) => chain)
    .filter(({ fragments }) => {
      if (fragments.some((fragment) => taken.has(fragment))) return false;
      for (const fragment of fragments) taken.add(fragment);
      return true;
    });
}

/**
 * False where another text holds a part of a chain: one that jumps no more, one of which the chain is a part, or one that stands
 * apart within it, since that may be an ad of its own below one that was cut. A line proves one ad.
 */
export function isFirstHolder(
  chain: Chain,
  holders: ReadonlyMap<Fragment, readonly Chain[]>,
): boolean {
  const others = new Set(chain.fragments.flatMap((fragment) => holders.get(fragment) ?? []));
  return [...others].every((other) => {
    if (other.billed === chain.billed) return true;
    if (isWithin(other, chain)) return !isApartWithin(other, chain);
    return other.jumps > chain.jumps && !isWithin(chain, other);
  });
}

/** False where other lines hold a text as well, some of them the same: where its words are repeated, any of them may be the ad. */
export function isOnlyWay(
  chain: Chain,
  ways: readonly Chain[],
  roomsIn: (chain: Chain) => readonly unknown[],
): boolean {
  const own = new Set(chain.fragments);
  return !ways.some(
    (other) =>
      other.jumps <= chain.jumps &&
      other.fragments.some((one) => own.has(one)) &&
      other.fragments.some((one) => !own.has(one)) &&
      roomsIn(other).length <= roomsIn(chain).length,
  );
}

/** True for lines that are a part of those of another place. */
export const isPart = (place: Place, holders: ReadonlyMap<Fragment, readonly Place[]>): boolean =>
  place.fragments.some((fragment) =>
    holders.get(fragment)?.some((other) => isWithin(place, other)),
  );

const isWithin = (inner: Place, outer: Place) =>
  inner.fragments.length < outer.fragments.length &&
  inner.fragments.every((fragment) => outer.fragments.includes(fragment));

/** True for a chain that no line of the outer one touches. */
function isApartWithin(inner: Chain, { fragments }: Chain): boolean {
  const own = new Set(inner.fragments);
  const pitch = pitchOf({ fragments });
  return fragments.every((one, at) => {
    const next = fragments[at + 1];
    if (next === undefined || own.has(one) === own.has(next)) return true;
    if (next.page !== one.page || differs(one, next)) return true;
    if (isSameLine(one, next)) return false;
    const distance = next.baseline - one.baseline;
    return !isSameColumn(one, next) || distance < 0 || distance >= pitch + APART * one.size;
  });
}
