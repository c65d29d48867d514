import { atMost, type Figure } from "../figure.ts";
import type { Outcome } from "./measure-kit.ts";
import { ownAndPeers, peerName } from "./report.ts";

/** The kit's medians beside its peers'. */
export const kitFigures = (outcomes: readonly Outcome[]): readonly Figure[] =>
  outcomes.map((outcome) => {
    const { area, budget } = outcome.trial;
    const { own, peers } = ownAndPeers(outcome);
    return {
      area,
      value: own.milliseconds,
      unit: "ms",
      budget: budget === null ? null : atMost(budget),
      peers: peers.map(([name, median]) => ({
        name: peerName(name, median, own),
        value: median.milliseconds,
      })),
    };
  });
