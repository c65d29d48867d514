import type { Measure } from "./measure.ts";

/** One line of the report. */
export interface Figure {
  readonly area: string;
  readonly value: number;
  readonly unit: Unit;
  /** Budget; null without one. */
  readonly budget: Budget | null;
  /** Ceiling of a check that allows more than the budget. */
  readonly ceiling?: number;
  /** Figure of a peer in the same run. */
  readonly peers: readonly Peer[];
}

export type Unit = "ms" | "s" | "kB" | "MB" | "/s" | "" | "%" | "×";

/** «Most» binds from above, «least» from below. */
export interface Budget {
  readonly at: "most" | "least";
  readonly value: number;
}

export interface Peer {
  readonly name: string;
  readonly value: number;
}

export const atMost = (value: number): Budget => ({ at: "most", value });
export const atLeast = (value: number): Budget => ({ at: "least", value });

export const isKept = (value: number, { at, value: limit }: Budget): boolean =>
  at === "most" ? value <= limit : value >= limit;

/** A measure as the report has it: the percentile that its budget binds, the median where none does. */
export function figureOf({ area, unit, budget, ...values }: Measure): Figure {
  const of = budget?.of ?? "median";
  return {
    area: of === "median" ? area : `${area}, ${of}`,
    value: values[of],
    unit,
    budget: budget === null ? null : atMost(budget.atMost),
    peers: [],
  };
}

export function medianOf(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError("Nothing was measured.");
  return middle;
}
