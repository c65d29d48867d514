import type { Chain } from "./chains.ts";
import { feetBetween, type Layout } from "./continuations.ts";
import type { Fragment } from "./fragments.ts";
import { columnsOf } from "./parts.ts";
import type { Place } from "./set-apart.ts";

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
    return feetBetween(layout, last, next, chain.billed.isArabic).every((foot) => {
      const texts = printed.get(foot) ?? [];
      const isKnown = isHouse(foot) || texts.length > 0;
      return isKnown && !texts.some(({ fragments }) => fragments.includes(next));
    });
  });
}

/** Chains of a text that share no fragment, those with the least jumps first. */
export function distinct(chains: readonly Chain[]): Chain[] {
  const taken = new Set<Fragment>();
  return chains
    .toSorted((a, b) => a.jumps - b.jumps)
    .filter(({ fragments }) => {
      if (fragments.some((fragment) => taken.has(fragment))) return false;
      for (const fragment of fragments) taken.add(fragment);
      return true;
    });
}

/** False where another text holds a part of a chain and jumps no more, unless that one lies within it: a line proves one ad. */
export function isFirstHolder(
  chain: Chain,
  holders: ReadonlyMap<Fragment, readonly Chain[]>,
): boolean {
  return chain.fragments.every((fragment) =>
    (holders.get(fragment) ?? []).every(
      (other) => other === chain || other.jumps > chain.jumps || isWithin(other, chain),
    ),
  );
}

const isWithin = (inner: Chain, outer: Chain) =>
  inner.fragments.length < outer.fragments.length &&
  inner.fragments.every((fragment) => outer.fragments.includes(fragment));
