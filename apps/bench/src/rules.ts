import { countLines, printedRows } from "@parution/rules/lines";
import { type PriceInput, priceAd } from "@parution/rules/price";
import { Bench } from "tinybench";
import * as z from "zod/mini";
import { figureBeside, type Taken } from "./beside.ts";
import type { Figure } from "./figure.ts";
import { arabicText, frenchText } from "./samples.ts";

const budget = { of: "median", atMost: 0.1 } as const;

/** Turns of each contender. */
const ROUNDS = 5;
const ROUND_MILLISECONDS = 200;

const texts = [
  { language: "French", locale: "fr", text: frenchText },
  { language: "Arabic", locale: "ar", text: arabicText },
] as const;

/** Cost of one keystroke in the rules: lines, rows of the preview, price with its steps; beside others that do a part of it. */
export async function measureRules(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { language, locale, text } of texts) {
    const segmenter = new Intl.Segmenter(locale, { granularity: "grapheme" });
    const typed = () => typeOnTop(text);
    const taken = await runInTurns({
      own: () => keystroke(typed()),
      others: {
        "letters counted only, Intl.Segmenter": () => countLetters(segmenter, typed()),
        "characters and length judged only, zod": () => adText.safeParse(typed()).success,
      },
    });
    figures.push(figureBeside(`rules, 90 lines, ${language}`, taken, budget));
  }
  return figures;
}

interface Contenders {
  readonly own: () => unknown;
  readonly others: Readonly<Record<string, () => unknown>>;
}

/** Milliseconds of each contender, our own first. */
async function runInTurns({ own, others }: Contenders): Promise<[Taken, ...Taken[]]> {
  const first = { name: "own", run: own, samples: [] as number[] };
  const rest = Object.entries(others).map(([name, run]) => ({
    name,
    run,
    samples: [] as number[],
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, run, samples } of [first, ...rest]) {
      const bench = new Bench({ time: ROUND_MILLISECONDS, retainSamples: true });
      await bench.add(name, run).run();
      for (const { result } of bench.tasks) {
        if (result.state !== "completed") throw new Error(`«${name}» ended as «${result.state}».`);
        for (const sample of result.latency.samples ?? []) samples.push(sample);
      }
    }
  }
  return [first, ...rest];
}

let keys = 0;

/** The text as its next keystroke leaves it: one line is like no other before. */
function typeOnTop(text: string): string {
  keys += 1;
  return `${keys} ${text}`;
}

function keystroke(text: string): number {
  return printedRows(text).length + priceAd({ ...lineAd, lines: countLines(text) }).total;
}

function countLetters(segmenter: Intl.Segmenter, text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

const LONGEST = 20_000;
/** Letters of any language with their marks, digits, punctuation, signs, and what stands between them. */
const adText = z
  .string()
  .check(z.minLength(1), z.maxLength(LONGEST), z.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}\s]*$/u));

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
