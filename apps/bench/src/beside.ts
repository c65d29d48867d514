import { type Figure, figureOf } from "./figure.ts";
import { type Measure, measureOf } from "./measure.ts";

/** Samples of a contender, in milliseconds. */
export interface Taken {
  readonly name: string;
  readonly samples: readonly number[];
}

/** Figures of the first contender, with the others as its peers: medians, or the percentile of the budget. */
export function figureBeside(
  area: string,
  [own, ...others]: readonly [Taken, ...Taken[]],
  budget: Measure["budget"],
): Figure {
  const figure = ({ samples }: Taken) => figureOf(measureOf(area, samples, budget));
  return {
    ...figure(own),
    peers: others.map((other) => ({ name: other.name, value: figure(other).value })),
  };
}
