import { type BrowserContext, chromium } from "playwright";
import { findChromium } from "../../../../launcher/src/chromium.mjs";
import { freePort } from "../../../../launcher/src/free-port.mjs";
import { signInAfresh } from "../../support/accounts.ts";
import { atLeast, atMost, type Figure, medianOf } from "../figure.ts";
import { lookAt, type Sight } from "./telephone.ts";

/** Looks at a page; each begins without a cache. */
const ROUNDS = 3;

/** What is promised of every page. */
const promises = [
  { of: "lcp", name: "LCP", unit: "ms", budget: atMost(900) },
  { of: "cls", name: "CLS", unit: "", budget: atMost(0.01) },
  { of: "tbt", name: "TBT", unit: "ms", budget: atMost(50) },
  { of: "score", name: "Lighthouse’s score", unit: "", budget: atLeast(100) },
] as const;

const publicPages = [
  "",
  "/annonces",
  "/tarifs",
  "/verification",
  "/contact",
  "/faq",
  "/conditions-ventes",
  "/conditions-utilisation",
  "/connexion",
];

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
  const measure = (path: string) => measurePage(`${portal}${path}`, nameOf(path), port);
  try {
    const figures: Figure[] = [];
    for (const language of ["fr", "ar"]) {
      const pages = publicPages.map((page) => `/${language}${page}`);
      for (const path of [...pages, await someNotice(context, language)]) {
        figures.push(...(await measure(path)));
      }
    }
    await signInAfresh(await context.newPage(), "pro");
    return [...figures, ...(await measure("/fr/passer-votre-annonce/support-1"))];
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
  const sights: Sight[] = [];
  for (let round = 0; round < ROUNDS; round += 1) sights.push(await lookAt(url, port));
  return promises.map(({ of, name: what, unit, budget }) => ({
    area: `${name}, ${what}`,
    value: medianOf(sights.map((sight) => sight[of])),
    unit,
    budget,
    peers: [],
  }));
}
