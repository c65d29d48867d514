import lighthouse from "lighthouse";
import { type BrowserContext, chromium } from "playwright";
import { findChromium } from "../../../../launcher/src/chromium.mjs";
import { freePort } from "../../../../launcher/src/free-port.mjs";
import { signInAfresh } from "../../support/accounts.ts";
import { atMost, type Figure, medianOf } from "../figure.ts";

const ROUNDS = 5;

/** What Lighthouse calls what it measures, in its own units, and what is promised of it. */
const audits = [
  { id: "largest-contentful-paint", name: "LCP", unit: "ms", budget: atMost(900) },
  { id: "cumulative-layout-shift", name: "CLS", unit: "", budget: atMost(0.01) },
  { id: "total-blocking-time", name: "TBT", unit: "ms", budget: atMost(50) },
] as const;

const publicPages = ["", "/annonces", "/tarifs", "/verification", "/contact", "/faq", "/connexion"];

/**
 * How soon pages are there on Lighthouse's telephone, a quarter as fast as this machine and on a slow network: every
 * public page in both languages, and the order form.
 */
export async function measurePages(portal: string): Promise<Figure[]> {
  const port = await freePort();
  // Lighthouse drives the browser's own window, whose session it shares.
  const context = await chromium.launchPersistentContext("", {
    baseURL: portal,
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const language of ["fr", "ar"]) {
      const pages = publicPages.map((page) => `/${language}${page}`);
      for (const path of [...pages, await someNotice(context, language)]) {
        figures.push(...(await measurePage(`${portal}${path}`, nameOf(path), port)));
      }
    }
    await signInAfresh(await context.newPage(), "pro");
    const form = "/fr/passer-votre-annonce/support-1";
    return [...figures, ...(await measurePage(`${portal}${form}`, nameOf(form), port))];
  } finally {
    await context.close();
  }
}

async function someNotice(context: BrowserContext, language: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`/${language}/annonces`);
  const path = await page.locator("main article a").first().getAttribute("href");
  await page.close();
  if (path === null) throw new Error("No notice is online.");
  return path;
}

/** An address without what is another's at each run. */
const nameOf = (path: string) => path.replace(/(\/annonce\/).*/, "$1…");

async function measurePage(url: string, name: string, port: number): Promise<Figure[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await lookAt(url, port));
  return audits.map((audit, index) => ({
    area: `${name}, ${audit.name}`,
    value: medianOf(rounds.map((values) => values[index] ?? Number.NaN)),
    unit: audit.unit,
    budget: audit.budget,
    peers: [],
  }));
}

/** @throws Error when the page could not be measured */
async function lookAt(url: string, port: number): Promise<number[]> {
  const found = await lighthouse(url, {
    port,
    onlyAudits: audits.map(({ id }) => id),
    formFactor: "mobile",
    disableStorageReset: true,
    logLevel: "error",
  });
  return audits.map(({ id }) => {
    const value = found?.lhr.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse does not tell ${id} of ${url}.`);
    return value;
  });
}
