import { atMost, type Figure } from "../figure.ts";
import type { Outcome } from "./measure-kit.ts";
import { names } from "./report.ts";

/** The kit's medians beside its peers'. */
export const kitFigures = (outcomes: readonly Outcome[]): readonly Figure[] =>
  outcomes.map(({ trial, medians }) => {
    const [own, ...peers] = [...medians];
    if (own === undefined) throw new RangeError(`«${trial.area}» has no contender.`);
    return {
      area: trial.area,
      value: own[1],
      unit: "ms",
      budget: trial.budget === null ? null : atMost(trial.budget),
      peers: peers.map(([name, value]) => ({ name: names[name], value })),
    };
  });
