/** One line of the table. */
export interface Measure {
  readonly area: string;
  readonly unit: "ms" | "kB";
  readonly median: number;
  readonly p98: number;
  /** What the budget binds, and to how much; null where nothing is promised. */
  readonly budget: { readonly of: "median" | "p98"; readonly atMost: number } | null;
}

/** Condenses single durations, in milliseconds. */
export function measureOf(
  area: string,
  samples: readonly number[],
  budget: Measure["budget"],
): Measure {
  const sorted = samples.toSorted((a, b) => a - b);
  return { area, unit: "ms", median: percentile(sorted, 50), p98: percentile(sorted, 98), budget };
}

/** By nearest rank. */
function percentile(sorted: readonly number[], percent: number): number {
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new RangeError("Nothing was measured.");
  return value;
}
