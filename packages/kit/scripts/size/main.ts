import { sizeTable, staleRows, writeTable } from "./components-page.ts";
import { BUDGET, type Limits, readLimits, sink, writeLimits } from "./limits.ts";
import { complaints, type Measure, measureAll, median } from "./measure.ts";

/**
 * Weighs every component of the built kit alone, and fails when one outgrew its ceiling or brings along what it did
 * not. `--write` notes new components, sinks ceilings and renews the table of docs/components.md; it never raises a ceiling.
 */
function print(measures: readonly Measure[], limits: Limits): void {
  for (const { component, alone, first, brings } of measures) {
    const ceiling = String(limits[component]?.ceiling ?? BUDGET);
    const figures = [alone.toFixed(2), first.toFixed(2), ceiling].map((text) => text.padStart(6));
    console.log(`${component.padEnd(24)}${figures.join("")}  ${brings.join(", ")}`);
  }
  const middle = median(measures.map(({ alone }) => alone)).toFixed(2);
  console.log(`median of ${measures.length}: ${middle} kB, budget ${BUDGET}`);
}

const measures = await measureAll();
const write = process.argv.includes("--write");
if (write) {
  const old = readLimits();
  const now = measures.map(({ component, alone, brings }) => [
    component,
    sink(old[component], alone, brings),
  ]);
  writeLimits(Object.fromEntries(now));
  writeTable(sizeTable(measures, readLimits()));
}

const limits = readLimits();
print(measures, limits);
const stale = staleRows(measures).map(
  (name) => `docs/components.md has former figures of ${name}.`,
);
const problems = [...complaints(measures, limits), ...stale];
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) {
  console.error("«pnpm --filter @parution/kit size --write» renews what may be renewed.");
  process.exitCode = 1;
}
