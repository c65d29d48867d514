import { countLines, printedRows } from "@parution/rules/lines";
import { type PriceInput, priceAd } from "@parution/rules/price";
import { Bench } from "tinybench";
import { type Measure, measureOf } from "./measure.ts";
import { arabicText, frenchText } from "./samples.ts";

const budget = { of: "median", atMost: 0.1 } as const;

/** What one keystroke costs in rules: lines, rows of the preview, price with its steps. */
export async function measureRules(): Promise<Measure[]> {
  const bench = new Bench({ time: 1000, retainSamples: true });
  bench.add("rules, 90 lines, French", () => keystroke(frenchText));
  bench.add("rules, 90 lines, Arabic", () => keystroke(arabicText));
  await bench.run();
  return bench.tasks.map(({ name, result }) => {
    if (result.state !== "completed") throw new Error(`«${name}» ended as «${result.state}».`);
    return measureOf(name, result.latency.samples ?? [], budget);
  });
}

function keystroke(text: string): number {
  return printedRows(text).length + priceAd({ ...lineAd, lines: countLines(text) }).total;
}

/** Tiers as the demonstration's Al Ofoq has them: full blocks and lines beyond. */
const lineAd: PriceInput & { kind: "line" } = {
  kind: "line",
  unitPrice: 1800,
  lines: 0,
  dates: 3,
  packageRate: null,
  headingDiscount: null,
  tariff: {
    packagePrice: 50_000,
    packageLines: 25,
    discountFromDates: null,
    tiers: [
      { minLines: 1, maxLines: 25, code: "PF", discount: null },
      { minLines: 26, maxLines: null, code: "PF_L", discount: null },
    ],
  },
};
