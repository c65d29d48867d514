import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright";
import { Failure, run } from "../../../launcher/src/fail.mjs";
import { settle, withBrowser } from "../support/browser.ts";
import { type Place, storyPlaces } from "../sweep/places.ts";
import { openStorybook } from "../sweep/sources.ts";
import { folder, placesOf, SweepState } from "../sweep/state.ts";
import { type Engine, engines, type Fault, installEngines } from "./engines.ts";
import { installTargets, type SmallTarget } from "./targets.ts";

/** Stories that are inspected at once. */
const LANES = 2;

/** A telephone: a finger in place of a mouse. */
const telephone = {
  viewport: { width: 375, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

const { values } = parseArgs({
  options: {
    shard: { type: "string", default: "1/1" },
    match: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    count: { type: "boolean", default: false },
  },
});

interface Inspection {
  /** Id of the story. */
  readonly place: string;
  readonly faults: readonly Fault[];
  readonly targets: readonly SmallTarget[];
  /** Reason for a failed inspection. */
  readonly failure?: string;
}

/**
 * `pnpm sweep accessibility`: inspects every story with two engines, best practices included, and measures its targets
 * under a finger. Fails with a list by rule; `--count` prints it only. Details are written as JSON beside the sweeps' state.
 * The README of this package describes shards and resuming.
 */
await run(async () => {
  const { shard, match, fresh, again } = values;
  const state = await SweepState.open<Inspection>({
    sweep: "accessibility",
    shard,
    fresh,
    ...(again && { keeps: isClean }),
  });
  const source = await openStorybook();
  try {
    // A matrix repeats one component under one name for each newspaper, which is a fault on a page only.
    const stories = (await storyPlaces(source.origin)).filter(({ isMatrix }) => !isMatrix);
    const inspections = await inspectAll(placesOf(stories, shard, match), state);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `accessibility-${shard.replace("/", "-of-")}.json`),
      JSON.stringify(inspections, null, 2),
    );
    sumUp(inspections);
  } finally {
    await source.stop();
  }
});

function isClean({ faults, targets, failure }: Inspection): boolean {
  return faults.length + targets.length === 0 && failure === undefined;
}

async function inspectAll(
  places: readonly Place[],
  state: SweepState<Inspection>,
): Promise<readonly Inspection[]> {
  return withBrowser(async (browser) => {
    const inspections: Inspection[] = [];
    const waiting = places.entries();
    const takeTurns = async () => {
      const context = await browser.newContext({ ...telephone, reducedMotion: "reduce" });
      const page = await open(context);
      for (const [index, place] of waiting) {
        const at = `${index + 1}/${places.length}`;
        const known = state.resultOf(place.name);
        if (known !== undefined && !isClean(known)) print(known, at);
        inspections.push(known ?? (await look(page, place, at)));
      }
    };
    const look = async (page: Page, place: Place, at: string) => {
      const inspection = await inspect(page, place);
      if (!browser.isConnected()) throw new Failure("Interrupted; go on with the same command.");
      state.add(inspection);
      print(inspection, at);
      return inspection;
    };
    await Promise.all(Array.from({ length: LANES }, takeTurns));
    return inspections;
  });
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(installTargets);
  await installEngines(page);
  return page;
}

async function inspect(page: Page, place: Place): Promise<Inspection> {
  try {
    await place.open(page);
    await settle(page);
    const faults: Fault[] = [];
    for (const engine of engines) faults.push(...(await engine.inspect(page, place.name)));
    const targets = await page.evaluate(() => window.smallTargets());
    return { place: place.name, faults, targets };
  } catch (error) {
    const failure = String(error).split("\n")[0] ?? "";
    return { place: place.name, faults: [], targets: [], failure };
  }
}

function print(inspection: Inspection, at: string): void {
  const { place, faults, targets, failure } = inspection;
  process.stdout.write(`${isClean(inspection) ? "✓" : "✗"} ${at} ${place}\n`);
  if (failure !== undefined) process.stdout.write(`    ${failure}\n`);
  for (const { engine, rule, element, message } of faults) {
    process.stdout.write(`    ${engine} ${rule}: ${message} ${element}\n`);
  }
  for (const { control, width, height } of targets) {
    process.stdout.write(`    target ${width} × ${height} px: ${control}\n`);
  }
}

function sumUp(inspections: readonly Inspection[]): void {
  const faults = inspections.flatMap((inspection) => inspection.faults);
  const targets = inspections.flatMap((inspection) => inspection.targets);
  const failures = inspections.filter(({ failure }) => failure !== undefined);
  process.stdout.write(`\n${inspections.length} stories\n`);
  for (const { name } of engines) writeCounts(name, faults);
  const under24 = targets.filter(({ width, height }) => Math.min(width, height) < 24).length;
  process.stdout.write(
    `targets: ${under24} under 24 px, ${targets.length - under24} from 24 to 44 px\n`,
  );
  if (values.count || faults.length + targets.length + failures.length === 0) return;
  throw new Failure(
    `${faults.length} faults, ${targets.length} small targets, ${failures.length} stories not inspected.`,
  );
}

function writeCounts(engine: Engine["name"], faults: readonly Fault[]): void {
  const own = faults.filter((fault) => fault.engine === engine);
  process.stdout.write(`${engine}: ${own.length} faults\n`);
  const byRule = Map.groupBy(own, ({ rule }) => rule);
  for (const [rule, found] of [...byRule].sort(([, a], [, b]) => b.length - a.length)) {
    process.stdout.write(`  ${String(found.length).padStart(5)}  ${rule}\n`);
  }
}
