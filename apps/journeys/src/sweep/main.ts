import { relative } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../../launcher/src/commands.mjs";
import { Failure, run } from "../../../launcher/src/fail.mjs";
import { withBrowser } from "../support/browser.ts";
import type { Place } from "./places.ts";
import { openPortal, openStorybook, type Source } from "./sources.ts";
import { folder, placesOf, SweepState } from "./state.ts";
import { type Finding, type Report, Sweeper } from "./sweep.ts";

/** Places that are checked at once: while one settles, another is checked. */
const LANES = 2;

const { values } = parseArgs({
  options: {
    shard: { type: "string", default: "1/1" },
    only: { type: "string" },
    widths: { type: "string", default: "1600,1280,768,375" },
    match: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
  },
});

/**
 * `pnpm sweep controls`: brings each control of every page and story to the pointer, in four widths, and fails with a list of those
 * that something else covers. The README of this package describes shards and resuming.
 */
await run(async () => {
  const { shard, fresh, again, widths, match } = values;
  const state = await SweepState.open<Report>({
    sweep: widths,
    shard,
    fresh,
    ...(again && { keeps: isClean }),
  });
  const kinds = [
    { name: "pages", open: openPortal, places: portalPlaces },
    { name: "stories", open: openStorybook, places: bookPlaces },
  ].filter(({ name }) => values.only === undefined || values.only === name);
  if (kinds.length === 0) throw new Failure("--only takes «pages» or «stories».");
  const reports: Report[] = [];
  for (const { open, places } of kinds) {
    const source = await open();
    try {
      reports.push(...(await sweep(source, placesOf(await places(source), shard, match), state)));
    } finally {
      await source.stop();
    }
  }
  sumUp(reports);
});

async function portalPlaces({ origin }: Source): Promise<readonly Place[]> {
  // The journeys' support modules read the service's address when they are loaded.
  process.env.PORTAL_URL = origin;
  return (await import("./places.ts")).pagePlaces();
}

async function bookPlaces({ origin }: Source): Promise<readonly Place[]> {
  return (await import("./places.ts")).storyPlaces(origin);
}

function isClean({ findings, failure }: Report): boolean {
  return findings.length === 0 && failure === undefined;
}

async function sweep(
  source: Source,
  places: readonly Place[],
  state: SweepState<Report>,
): Promise<readonly Report[]> {
  return withBrowser(async (browser) => {
    const options = {
      widths: values.widths.split(",").map(Number),
      isBrief: false,
      pictures: `${folder}/pictures`,
    };
    const reports: Report[] = [];
    const waiting = places.entries();
    const takeTurns = async () => {
      const sweeper = new Sweeper(browser, source.origin, options);
      for (const [index, place] of waiting) {
        const known = state.resultOf(place.name);
        reports.push(known ?? (await look(sweeper, place, `${index + 1}/${places.length}`)));
      }
    };
    const look = async (sweeper: Sweeper, place: Place, at: string) => {
      const report = await sweeper.look(place);
      if (!browser.isConnected()) throw new Failure("Interrupted; go on with the same command.");
      state.add(report);
      print(report, at);
      return report;
    };
    await Promise.all(Array.from({ length: LANES }, takeTurns));
    return reports;
  });
}

function print(report: Report, at: string): void {
  const { place, controls, findings, failure } = report;
  const mark = isClean(report) ? "✓" : "✗";
  process.stdout.write(`${mark} ${at} ${place}: ${controls} controls\n`);
  if (failure !== undefined) process.stdout.write(`    ${failure}\n`);
  for (const finding of findings) process.stdout.write(`    ${lineOf(finding)}\n`);
}

function lineOf({ width, opened, control, by, scrolled, picture }: Finding): string {
  const after = opened === "" ? "" : `, «${opened}» open`;
  return `${width} px, scrolled ${scrolled}${after}: ${control} is covered by ${by} (${relative(root, picture)})`;
}

function sumUp(reports: readonly Report[]): void {
  const total = reports.reduce((sum, { controls }) => sum + controls, 0);
  const wrong = reports.filter((report) => !isClean(report));
  process.stdout.write(`\n${total} controls at ${reports.length} places\n`);
  if (wrong.length === 0) return;
  for (const report of wrong) print(report, "");
  throw new Failure(`${wrong.length} places have controls that a pointer does not reach.`);
}
