import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { atMost, type Figure } from "../figure.ts";
import { format } from "../measured.ts";
import { type Median, type Outcome, ROUNDS } from "./measure-kit.ts";
import type { ContenderName } from "./page/contenders.ts";

const componentsPage = join(import.meta.dirname, "../../../../packages/kit/docs/components.md");
const between = /(?<=<!-- bench:start -->\n).*?(?=<!-- bench:end -->)/s;

/** Names of the contenders for readers. */
const names: Readonly<Record<ContenderName, string>> = {
  "calendar-parution": "kit",
  "calendar-day-picker": "react-day-picker",
  "calendar-mui": "MUI X",
  "calendar-react-aria": "React Aria",
  "canvas-parution": "kit",
  "canvas-plain": "bare `<pre>`",
  "table-parution": "kit",
  "table-mui": "MUI",
  "table-react-aria": "React Aria",
};

/** Name of a contender, with its number of events if time ran out. */
export const peerName = (name: ContenderName, { of }: Median, own: Median): string =>
  of < own.of ? `${names[name]} (${of} of ${own.of} in time)` : names[name];

/** The medians as a Markdown table: the kit's, its budget, and each peer's with its ratio to the kit's. */
export function kitTable(outcomes: readonly Outcome[], machine: string): string {
  return [
    "| measure | kit | budget | peers |",
    "| --- | ---: | ---: | --- |",
    ...outcomes.map(rowOf),
    "",
    `Medians of ${ROUNDS} turns each, taken in alternation, on ${machine}.`,
  ].join("\n");
}

function rowOf({ trial, medians }: Outcome): string {
  const { own, peers } = ownAndPeers({ trial, medians });
  const kit = own.milliseconds;
  const verdict =
    trial.budget === null ? "" : `${kit <= trial.budget ? "✓" : "✗"} ≤ ${trial.budget} ms`;
  const compared = peers.map(
    ([name, median]) =>
      `${peerName(name, median, own)} ${median.milliseconds.toFixed(1)} ms (${(median.milliseconds / kit).toFixed(1)}×)`,
  );
  return `| ${trial.area} | ${kit.toFixed(1)} ms | ${verdict} | ${compared.join(", ")} |`;
}

/** The kit's median and the others'. */
export function ownAndPeers({ trial, medians }: Outcome) {
  const [first, ...peers] = [...medians];
  if (first === undefined) throw new RangeError(`«${trial.area}» has no contender.`);
  return { own: first[1], peers };
}

/** Puts the table into the kit's page of components, between its two marks. */
export async function writeComponents(table: string): Promise<void> {
  const text = await readFile(componentsPage, "utf8");
  if (!between.test(text))
    throw new Error("The kit's page of components has no marks around its measures.");
  await writeFile(
    componentsPage,
    text.replace(between, () => `\n${table}\n\n`),
  );
  await format(componentsPage);
}

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
