/** Choices from a seed, the same at every run. */
export interface Chance {
  /** Random integer from 0 to below a number. */
  below(most: number): number;
  between(least: number, most: number): number;
  /** True so many times of a hundred. */
  percent(share: number): boolean;
  pick<T>(some: readonly T[]): T;
  shuffled<T>(some: readonly T[]): T[];
}

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
  return {
    below,
    between: (least, most) => least + below(most - least + 1),
    percent: (share) => below(100) < share,
    pick: (some) => {
      const one = some[below(some.length)];
      if (one === undefined) throw new RangeError("There is nothing to choose from.");
      return one;
    },
    shuffled: (some) =>
      some
        .map((one) => ({ one, at: below(1 << 30) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
