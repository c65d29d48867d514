import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recognise, type Word } from "@parution/recognition";
import { readIssue } from "../../../api/src/printed-issues/read-issue.ts";
import { createTypesetter } from "../../../api/src/typesetter/typesetter.ts";
import { step } from "../../../launcher/src/steps.mjs";
import { atLeast, atMost, type Figure } from "../figure.ts";
import { type Planted, plantIssue } from "./planted.ts";

const ISSUES = 40;
/** Each draws other texts and another make-up; the thresholds were chosen on the first. */
const SEEDS = [0, 1, 2, 3] as const;
/** Issues with a thousand ads, one of each number of columns, and the pages of news that complete 64. */
const FULL = [
  { number: 43, pagesOfNews: 21 },
  { number: 44, pagesOfNews: 16 },
  { number: 48, pagesOfNews: 21 },
] as const;
const PAGES = 64;
const ROUNDS = 39;

const template = new URL("./issue.typ", import.meta.url).href;

/**
 * Ads planted in generated issues: those found without a person, those found wrongly, altered and cut ones of which a person is shown
 * all that is printed; and the same of a thousand in one issue, with the time to read it.
 */
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
    const full: Full[] = [];
    for (const { number, pagesOfNews } of FULL) {
      const planted = plantIssue(number, { pagesOfNews, rounds: ROUNDS });
      const path = await setIssue(planted);
      full.push(await step(`Reading a thousand ads in issue ${number}`, () => read(path, planted)));
    }
    const sums = sumsOf(counts);
    const issues = `${ISSUES * SEEDS.length} printed issues`;
    const area = `${sums.present} ads in ${issues}`;
    const shares = counts.map((one) => (100 * one.found) / one.present);
    const changed = (number: number) => `${number} altered or cut ads in ${issues}`;
    return [
      figure(`${area}, found falsely`, sums.falsely, "", atMost(0)),
      figure(
        `${area}, found without a person, least of ${SEEDS.length} seeds`,
        Math.min(...shares),
        "%",
        atLeast(99),
      ),
      figure(
        `${changed(sums.changed)}, whose whole printed text is shown to a person`,
        (100 * sums.shown) / sums.changed,
        "%",
        atLeast(99),
      ),
      figure(
        `${changed(sums.split)} that go on in another column or page, likewise`,
        (100 * sums.splitShown) / sums.split,
        "%",
        atLeast(99),
      ),
      ...fullFigures(full),
    ];
  } finally {
    typesetter.stop();
    await rm(folder, { recursive: true });
  }
}

/** An issue with a thousand ads. */
interface Full {
  readonly seconds: number;
  readonly counts: Counts;
}

/** Reads a full issue, timed without the counting. */
async function read(path: string, planted: Planted): Promise<Full> {
  const begun = performance.now();
  const pages = await pagesIn(path);
  const words = pages.flatMap((page) => page.words);
  recognise({ words, ...planted });
  const seconds = (performance.now() - begun) / 1000;
  if (pages.length !== PAGES) throw new Error(`The issue has ${pages.length} pages.`);
  return { seconds, counts: countIn(words, planted) };
}

function fullFigures(full: readonly Full[]): readonly Figure[] {
  const area = `a thousand ads in one printed issue of ${PAGES} pages`;
  const falsely = full.map(({ counts }) => counts.falsely);
  const shares = full.map(({ counts }) => (100 * counts.found) / counts.present);
  const seconds = full.map((one) => one.seconds);
  return [
    figure(`${area}, found falsely, most of ${full.length}`, Math.max(...falsely), "", atMost(0)),
    figure(
      `${area}, found without a person, least of ${full.length}`,
      Math.min(...shares),
      "%",
      atLeast(99),
    ),
    figure(`${area}, read, longest of ${full.length}`, Math.max(...seconds), "s", atMost(120)),
  ];
}

const figure = (
  area: string,
  value: number,
  unit: Figure["unit"],
  budget: Figure["budget"],
): Figure => ({ area, value, unit, budget, peers: [] });

interface Counts {
  readonly present: number;
  readonly found: number;
  readonly falsely: number;
  /** Ads that are altered or cut, and those of which a person is shown all that is printed. */
  readonly changed: number;
  readonly shown: number;
  /** Those among them that go on in another column or on another page. */
  readonly split: number;
  readonly splitShown: number;
}

/** Reads the issues of a seed, one after the other. */
async function count(
  setIssue: (planted: Planted) => Promise<string>,
  seed: number,
): Promise<Counts> {
  const counts: Counts[] = [];
  for (let number = 0; number < ISSUES; number += 1) {
    const planted = plantIssue(number, { seed });
    counts.push(countIn(await wordsIn(await setIssue(planted)), planted));
  }
  return sumsOf(counts);
}

function sumsOf(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[key], 0);
  return {
    present: sum("present"),
    found: sum("found"),
    falsely: sum("falsely"),
    changed: sum("changed"),
    shown: sum("shown"),
    split: sum("split"),
    splitShown: sum("splitShown"),
  };
}

function countIn(words: readonly Word[], planted: Planted): Counts {
  const { present, changed } = planted;
  const recognised = recognise({ words, ...planted });
  const found = [...recognised].flatMap(([id, { state }]) => (state === "found" ? [id] : []));
  const whole = found.filter((id) => present.has(id));
  const split = splitAds(words, planted);
  const shown = [...changed].flatMap(([id, printed]) => {
    const one = recognised.get(id);
    return one?.state === "unsure" && lettersOf(one.text) === lettersOf(printed) ? [id] : [];
  });
  return {
    present: present.size,
    found: whole.length,
    falsely: found.length - whole.length,
    changed: changed.size,
    shown: shown.length,
    split: split.size,
    splitShown: shown.filter((id) => split.has(id)).length,
  };
}

/** Altered and cut ads that go on in another column or on another page, found by the texts that are printed. */
function splitAds(words: readonly Word[], { changed, surroundings }: Planted): ReadonlySet<number> {
  const ads = [...changed].map(([id, text]) => ({ id, text }));
  return new Set(
    [...recognise({ words, ads, surroundings })].flatMap(([id, one]) =>
      one.state !== "missing" && one.parts.length > 1 ? [id] : [],
    ),
  );
}

/** Letters and figures of a text, whatever their order on the paper: one line too many or too few has others. */
const lettersOf = (text: string): string =>
  [
    ...text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]|\u0640/gu, ""),
  ]
    .toSorted()
    .join("");

async function wordsIn(path: string): Promise<readonly Word[]> {
  return (await pagesIn(path)).flatMap(({ words }) => words);
}

async function pagesIn(path: string) {
  const pages = await readIssue(path);
  if (typeof pages === "string") throw new Error(`The issue cannot be read: ${pages}.`);
  return pages;
}
