import type { Browser, Page } from "playwright";
import { medianOf } from "../figure.ts";
import type { Action } from "./actions.ts";
import { type Course, courses, type Trial } from "./courses.ts";
import type { ContenderName } from "./page/contenders.ts";
import { withPage } from "./serve-page.ts";

/** Mounts of each contender; the contenders take turns. */
export const ROUNDS = 5;

/** Milliseconds for one action on one page: a slower contender is measured by its events until then. */
const TIMEOUT_MILLISECONDS = 15_000;

/** The medians of a trial, in milliseconds, the kit's own first. */
export interface Outcome {
  readonly trial: Trial;
  readonly medians: ReadonlyMap<ContenderName, Median>;
}

export interface Median {
  readonly milliseconds: number;
  /** Number of samples. */
  readonly of: number;
}

/** Every course in a real browser, on a page built for production. */
export function measureKit(browser: Browser): Promise<Outcome[]> {
  return withPage(async (origin) => {
    const outcomes: Outcome[] = [];
    for (const course of courses) outcomes.push(...(await run(browser, origin, course)));
    return outcomes;
  });
}

async function run(
  browser: Browser,
  origin: string,
  { contenders, trials }: Course,
): Promise<Outcome[]> {
  const taken = trials.map((trial) => ({
    trial,
    samples: new Map<ContenderName, number[]>(contenders.map((name) => [name, []])),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of contenders) {
      const ofPage = await runOnce(browser, `${origin}?contender=${name}`, trials);
      for (const { trial, samples } of taken) {
        samples.get(name)?.push(...(ofPage.get(trial) ?? []));
      }
    }
  }
  return taken.map(({ trial, samples }) => ({
    trial,
    medians: new Map(
      [...samples].map(([name, all]) => [name, { milliseconds: medianOf(all), of: all.length }]),
    ),
  }));
}

/** One contender on a page of its own, unaffected by the others. */
async function runOnce(browser: Browser, url: string, trials: readonly Trial[]) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "fr-FR",
    timezoneId: "UTC",
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    const mount = await page.evaluate(() => window.mountContender());
    const samples = new Map<Trial, readonly number[]>();
    for (const trial of trials) {
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: trial.slowdown });
      samples.set(trial, trial.action ? await samplesOf(page, trial.action) : [mount]);
    }
    return samples;
  } finally {
    await context.close();
  }
}

async function samplesOf(page: Page, { event, perform }: Action): Promise<readonly number[]> {
  const begun = performance.now();
  await page.evaluate((type) => window.watch(type), event);
  const count = await perform(page, () => performance.now() - begun > TIMEOUT_MILLISECONDS);
  // The last of them is on the screen a frame after it was done.
  await page.waitForFunction((expected) => window.samples.length >= expected, count);
  return page.evaluate(() => window.samples);
}
