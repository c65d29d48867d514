import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recognise } from "@parution/recognition";
import { readIssue } from "../../../api/src/printed-issues/read-issue.ts";
import { createTypesetter } from "../../../api/src/typesetter/typesetter.ts";
import { step } from "../../../launcher/src/steps.mjs";
import { atLeast, atMost, type Figure } from "../figure.ts";
import { type Planted, plantIssue } from "./planted.ts";

const ISSUES = 40;
/** Each draws other texts and another make-up; the thresholds were chosen on the first. */
const SEEDS = [0, 1, 2, 3] as const;
/** Pages of news in the issue that is timed; with its page of ads it has 64. */
const LARGE = 63;

const template = new URL("./issue.typ", import.meta.url).href;

/** Ads planted in generated issues: those found without a person, those found wrongly, and the time of 64 pages. */
export async function measureIssues(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "issues-"));
  const typesetter = createTypesetter();
  try {
    const setIssue = async (planted: Planted) => {
      const path = join(folder, "issue.pdf");
      const data = planted.issue;
      await writeFile(path, await typesetter.set({ template, data }, { timeLimit: 120_000 }));
      return path;
    };
    const counts: Counts[] = [];
    for (const seed of SEEDS) {
      counts.push(
        await step(`Reading ${ISSUES} issues of seed ${seed}`, () => count(setIssue, seed)),
      );
    }
    const large = plantIssue(ISSUES, { pagesOfNews: LARGE });
    const path = await setIssue(large);
    const seconds = await step("Reading 64 pages", async () => {
      const started = performance.now();
      await recogniseIn(path, large);
      return (performance.now() - started) / 1000;
    });
    const [present, falsely] = [sumOf(counts, "present"), sumOf(counts, "falsely")];
    const area = `${present} ads in ${ISSUES * SEEDS.length} printed issues`;
    const shares = counts.map((one) => (100 * one.found) / one.present);
    return [
      ...[
        {
          area: `${area}, found falsely`,
          value: falsely,
          unit: "" as const,
          budget: atMost(0),
          peers: [],
        },
      ],
      {
        ...{ area: `${area}, found without a person, least of ${SEEDS.length} seeds`, unit: "%" },
        ...{ value: Math.min(...shares), budget: atLeast(99), peers: [] },
      },
      ...[
        {
          area: "printed issue of 64 pages",
          value: seconds,
          unit: "s" as const,
          budget: atMost(120),
          peers: [],
        },
      ],
    ];
  } finally {
    typesetter.stop();
    await rm(folder, { recursive: true });
  }
}

interface Counts {
  readonly present: number;
  readonly found: number;
  readonly falsely: number;
}

const sumOf = (counts: readonly Counts[], key: keyof Counts) =>
  counts.reduce((sum, one) => sum + one[key], 0);

/** Reads the issues of a seed, one after the other. */
async function count(
  setIssue: (planted: Planted) => Promise<string>,
  seed: number,
): Promise<Counts> {
  let [present, found, falsely] = [0, 0, 0];
  for (let number = 0; number < ISSUES; number += 1) {
    const planted = plantIssue(number, { seed });
    const recognised = await recogniseIn(await setIssue(planted), planted);
    present += planted.present.size;
    for (const [id, { state }] of recognised) {
      if (state !== "found") continue;
      if (planted.present.has(id)) found += 1;
      else falsely += 1;
    }
  }
  return { present, found, falsely };
}

async function recogniseIn(path: string, { ads, surroundings }: Planted) {
  const pages = await readIssue(path);
  if (typeof pages === "string") throw new Error(`The issue cannot be read: ${pages}.`);
  return recognise({ words: pages.flatMap(({ words }) => words), ads, surroundings });
}
