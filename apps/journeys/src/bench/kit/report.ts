import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Outcome, ROUNDS } from "./measure-kit.ts";
import type { ContenderName } from "./page/contenders.ts";

const readme = join(import.meta.dirname, "../../../../../packages/kit/README.md");
const between = /(?<=<!-- bench:start -->\n).*?(?=<!-- bench:end -->)/s;

/** How readers know each contender. */
export const names: Readonly<Record<ContenderName, string>> = {
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
  const [own, ...peers] = [...medians];
  if (own === undefined) throw new RangeError(`«${trial.area}» has no contender.`);
  const [, kit] = own;
  const verdict =
    trial.budget === null ? "" : `${kit <= trial.budget ? "✓" : "✗"} ≤ ${trial.budget} ms`;
  const compared = peers.map(
    ([name, median]) => `${names[name]} ${median.toFixed(1)} ms (${(median / kit).toFixed(1)}×)`,
  );
  return `| ${trial.area} | ${kit.toFixed(1)} ms | ${verdict} | ${compared.join(", ")} |`;
}

/** Puts the table into the kit's README, between its two marks. */
export async function writeIntoReadme(table: string): Promise<void> {
  const text = await readFile(readme, "utf8");
  if (!between.test(text)) throw new Error("The kit's README has no marks around its measures.");
  await writeFile(
    readme,
    text.replace(between, () => `\n${table}\n\n`),
  );
}
