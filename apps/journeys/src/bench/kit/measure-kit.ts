import type { Browser } from "playwright";
import type { ContenderName } from "./page/contenders.ts";
import { withPage } from "./serve-page.ts";
import { type Trial, trials } from "./trials.ts";

/** How often each contender is mounted afresh; the contenders take turns. */
export const ROUNDS = 5;

/** The medians of a trial, in milliseconds, the kit's own first. */
export interface Outcome {
  readonly trial: Trial;
  readonly medians: ReadonlyMap<ContenderName, number>;
}

/** Every trial in a real browser, on a page built for production. */
export function measureKit(browser: Browser): Promise<Outcome[]> {
  return withPage(async (origin) => {
    const outcomes: Outcome[] = [];
    for (const trial of trials) outcomes.push(await compare(browser, origin, trial));
    return outcomes;
  });
}

async function compare(browser: Browser, origin: string, trial: Trial): Promise<Outcome> {
  const samples = new Map<ContenderName, number[]>(trial.contenders.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, taken] of samples) {
      taken.push(...(await trialOf(browser, origin, trial, name)));
    }
  }
  const medians = new Map([...samples].map(([name, taken]) => [name, median(taken)]));
  return { trial, medians };
}

/** One contender on a page of its own: what another left behind costs it nothing. */
async function trialOf(browser: Browser, origin: string, trial: Trial, name: ContenderName) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "fr-FR",
    timezoneId: "UTC",
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}?contender=${name}`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: trial.slowdown });
    const mount = await page.evaluate(() => window.mountContender());
    if (!trial.act) return [mount];
    await page.evaluate((event) => window.watch(event), trial.act.event);
    await trial.act.perform(page);
    return await page.evaluate(() => window.samples);
  } finally {
    await context.close();
  }
}

function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError("Nothing was measured.");
  return middle;
}
