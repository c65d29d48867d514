import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { signInAfresh } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

const CATEGORIES = ["accessibility", "best-practices"];
/** Search engines see what visitors do. */
const FOR_VISITORS = [...CATEGORIES, "seo"];

/** Audits a page with Lighthouse's mobile settings; returns the failed audits. */
async function faultsOf(
  url: string,
  port: number,
  onlyCategories = FOR_VISITORS,
): Promise<string[]> {
  const found = await lighthouse(url, {
    port,
    onlyCategories,
    formFactor: "mobile",
    // Nothing here is timed: the bench does that. Under «provided» Lighthouse insists on pauses of 5 seconds each; this
    // one brakes nothing either.
    throttlingMethod: "simulate",
    pauseAfterFcpMs: 250,
    pauseAfterLoadMs: 250,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    disableFullPageScreenshot: true,
    disableStorageReset: true,
    logLevel: "error",
  });
  if (found === undefined) throw new Error("Lighthouse answers nothing.");
  expect(found.lhr.runtimeError, url).toBeUndefined();
  return Object.values(found.lhr.categories).flatMap((category) => faultsIn(found.lhr, category));
}

function faultsIn({ audits }: Result, { auditRefs }: Result.Category): string[] {
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details)}`);
}

test("Lighthouse reports no fault in accessibility, best practices and search engines", {
  tag: "@whole",
}, async ({ baseURL, launchOptions }) => {
  const port = await freePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  // Lighthouse drives the browser's own window, whose session it shares.
  const context = await chromium.launchPersistentContext("", {
    ...launchOptions,
    args,
    ...(baseURL !== undefined && { baseURL }),
  });
  try {
    const page = await context.newPage();
    await page.goto("/fr/annonces");
    const publishedAd = await page.locator("main article a").first().getAttribute("href");
    const form = "/fr/passer-votre-annonce";
    for (const path of [
      "/fr",
      "/ar/annonces",
      String(publishedAd),
      "/fr/connexion",
      "/fr/essayer",
    ]) {
      expect(await faultsOf(`${baseURL}${path}`, port), path).toEqual([]);
    }
    await signInAfresh(page, "pro");
    expect(await faultsOf(`${baseURL}${form}`, port, CATEGORIES), form).toEqual([]);
  } finally {
    await context.close();
  }
});
