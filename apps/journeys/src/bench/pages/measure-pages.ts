import { type BrowserContext, chromium } from "playwright";
import { findChromium } from "../../../../launcher/src/chromium.mjs";
import { freePort } from "../../../../launcher/src/free-port.mjs";
import { signInAfresh } from "../../support/accounts.ts";
import { atLeast, atMost, type Figure, medianOf } from "../figure.ts";
import { type PagePeer, withPeers } from "./peers.ts";
import { lookAt, type Sight } from "./telephone.ts";

/** Looks at a page; each begins without a cache. */
const ROUNDS = 3;

/** Visits to a page before it is looked at. */
const VISITS_BEFORE = 3;

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

/** Whose text others show too, in the same run. */
const COMPARED = "/fr";

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
  const measure = (path: string, peers: readonly PagePeer[] = []) =>
    measurePage({ url: `${portal}${path}`, name: nameOf(path), peers }, port);
  try {
    const text = await textOf(context, COMPARED);
    const figures = await withPeers(text, (peers) => measure(COMPARED, peers));
    for (const language of ["fr", "ar"]) {
      const pages = publicPages.map((page) => `/${language}${page}`);
      for (const path of [...pages, await someNotice(context, language)]) {
        if (path !== COMPARED) figures.push(...(await measure(path)));
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

const LINE_ENDS = /\n+/;

/** What a reader finds on a page, line by line. */
async function textOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(path);
  // biome-ignore lint/performance/useDomNodeTextContent: lines are as a reader sees them.
  const text = await page.locator("main").innerText();
  await page.close();
  return text.split(LINE_ENDS);
}

interface Compared {
  readonly url: string;
  readonly name: string;
  readonly peers: readonly PagePeer[];
}

/** Looks at a page and its peers in turns. */
async function measurePage({ url, name, peers }: Compared, port: number): Promise<Figure[]> {
  const contenders = [{ name, url }, ...peers];
  const sights = new Map<string, Sight[]>(contenders.map((contender) => [contender.name, []]));
  // As for all but its first visitors: what is asked for again is packed as small as it gets.
  for (let visit = 0; visit < VISITS_BEFORE; visit += 1) await visited(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      sights.get(contender.name)?.push(await lookAt(contender.url, port));
    }
  }
  const median = (of: keyof Sight, whose: string) =>
    medianOf((sights.get(whose) ?? []).map((sight) => sight[of]));
  return promises.map(({ of, name: what, unit, budget }) => ({
    area: `${name}, ${what}`,
    value: median(of, name),
    unit,
    budget,
    peers: peers.map((peer) => ({ name: peer.name, value: median(of, peer.name) })),
  }));
}

async function visited(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { Accept: "text/html", "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
}
