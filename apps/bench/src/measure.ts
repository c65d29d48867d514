/** One line of the table. */
export interface Measure {
  readonly area: string;
  readonly unit: "ms" | "kB";
  readonly median: number;
  readonly p98: number;
  readonly p99: number;
  /** Bound figure and its limit; null without a budget. */
  readonly budget: { readonly of: "median" | "p98" | "p99"; readonly atMost: number } | null;
}

/** Condenses single durations, in milliseconds. */
export function measureOf(
  area: string,
  samples: readonly number[],
  budget: Measure["budget"],
): Measure {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (percent: number) => percentile(sorted, percent);
  return { area, unit: "ms", median: at(50), p98: at(98), p99: at(99), budget };
}

/** Percentile by nearest rank. */
function percentile(sorted: readonly number[], percent: number): number {
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new RangeError("Nothing was measured.");
  return value;
}
