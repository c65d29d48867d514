import { signInAfresh } from "@parution/journeys/support/accounts";
import { type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../../../launcher/src/chromium.mjs";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { atLeast, atMost, type Budget, type Figure, medianOf } from "../figure.ts";
import { type PagePeer, withShell } from "../serve-files.ts";
import { lookAt, type Sight } from "./telephone.ts";
import { withoutScripts } from "./without-scripts.ts";

/** Measurements of a page; each begins without a cache. */
const ROUNDS = 3;

/** Visits to a page before it is measured. */
const VISITS_BEFORE = 3;

/** Budgets of a page: upper bounds, except for the score. */
interface Promised {
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number | null;
  readonly score: number;
}

const ofPublicPages: Promised = { lcp: 1000, cls: 0.01, tbt: 100, score: 100 };
const ofAccountPages: Promised = { lcp: 1800, cls: 0.02, tbt: null, score: 98 };
const ofOrderForms: Promised = { lcp: 900, cls: 0.02, tbt: 250, score: 96 };

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
  "/inscription",
];

/** The order form for visitors. */
const TRIAL = "/essayer";

/** Pages behind a login, which redirects visitors, with their budgets for signed-in users. */
const accountPages: readonly (readonly [path: string, promised: Promised])[] = [
  ["/fr/passer-votre-annonce/support-1", ofOrderForms],
  ["/fr/passer-votre-annonce-appels-offres", ofOrderForms],
  ["/fr/commandes-journal", ofOrderForms],
  ["/fr/mes-annonces", ofAccountPages],
  ["/fr/mes-commandes", ofAccountPages],
  ["/fr/mes-forfaits", ofAccountPages],
  ["/fr/dashboard", ofAccountPages],
  ["/fr/mon-equipe", ofAccountPages],
  ["/fr/securite", ofAccountPages],
  ["/ar/mes-annonces", ofAccountPages],
];

/** Page whose text is also rendered by a client-side page. */
const HOME = "/fr";

/**
 * Loading times of pages on Lighthouse's telephone, a quarter as fast as this machine and on a slow network: every
 * public page in both languages, and pages of accounts, signed out and signed in. Each beside its own document without its scripts; and beside the home
 * page's text rendered by the browser, which is measured once.
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
    return await withoutScripts(portal, (bare) => measureAll(context, { portal, bare, port }));
  } finally {
    await context.close();
  }
}

interface Places {
  readonly portal: string;
  /** Address of the same documents without their scripts. */
  readonly bare: string;
  /** Debugging port of the browser. */
  readonly port: number;
}

async function measureAll(context: BrowserContext, places: Places): Promise<Figure[]> {
  const { port } = places;
  const [home, ...homePeers] = await withShell(await textOf(context, HOME), (shell) =>
    lookInTurns([...contendersOf(HOME, places), shell], port),
  );
  const rendered = homePeers.slice(-1);
  const measure = async (path: string, promised: Promised, note = "") => {
    const [own, ...peers] = await lookInTurns(contendersOf(path, places), port);
    return figuresOf({ ...own, name: own.name + note }, [...peers, ...rendered], promised);
  };
  const figures = [...figuresOf(home, homePeers, ofPublicPages)];
  for (const language of ["fr", "ar"]) {
    const pages = publicPages.map((page) => `/${language}${page}`);
    for (const path of [...pages, await somePublishedAd(context, language)]) {
      if (path !== HOME) figures.push(...(await measure(path, ofPublicPages)));
    }
    figures.push(...(await measure(`/${language}${TRIAL}`, ofOrderForms)));
  }
  for (const [path] of accountPages) {
    figures.push(...(await measure(path, ofAccountPages, " signed out")));
  }
  const page = await context.newPage();
  await signInAfresh(page, "pro");
  for (const [path, promised] of accountPages) {
    figures.push(...(await measure(path, promised, " signed in")));
  }
  for (const [path, promised] of await someOrder(page)) {
    // Its document is empty without scripts: there is no peer.
    const [own] = await lookInTurns([{ name: nameOf(path), url: `${places.portal}${path}` }], port);
    figures.push(...figuresOf({ ...own, name: `${own.name} signed in` }, [], promised));
  }
  return figures;
}

/** An order of the account, and its recap. */
async function someOrder(page: Page): Promise<typeof accountPages> {
  await page.goto("/fr/mes-commandes");
  const order = await page.locator('main a[href*="/commande/show/"]').first().getAttribute("href");
  if (order === null) throw new Error("The account has no order.");
  const recap = order.replace("/commande/show/", "/recap-annonce/");
  return [
    [order, ofAccountPages],
    [recap, ofAccountPages],
  ];
}

/** A page, and its document without scripts. */
const contendersOf = (path: string, { portal, bare }: Places): Contenders => [
  { name: nameOf(path), url: `${portal}${path}` },
  { name: "its document, no scripts", url: `${bare}${path}` },
];

async function somePublishedAd(context: BrowserContext, language: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`/${language}/annonces`);
  const path = await page.locator("main article a").first().getAttribute("href");
  await page.close();
  if (path === null) throw new Error("No ad is published.");
  return path;
}

/** A path without the numbers of one run. */
const nameOf = (path: string) =>
  path.replace(/(\/annonce\/|\/commande\/show\/|\/recap-annonce\/).*/, "$1…");

const LINE_ENDS = /\n+/;

/** Text of a complete page, line by line. */
async function textOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  // biome-ignore lint/performance/useDomNodeTextContent: lines are as a reader sees them.
  const text = await page.locator("main").innerText();
  await page.close();
  return text.split(LINE_ENDS);
}

/** A page, and its peers. */
type Contenders = readonly [PagePeer, ...PagePeer[]];

/** Medians of a contender's measurements. */
interface Seen {
  readonly name: string;
  readonly sight: Sight;
}

/** Measures all in turns; the first is returned first. */
async function lookInTurns(contenders: Contenders, port: number): Promise<[Seen, ...Seen[]]> {
  // As for all but its first visitors: pages that are requested again are compressed with the highest setting.
  for (let visit = 0; visit < VISITS_BEFORE; visit += 1) await visited(contenders[0].url);
  const taken = contenders.map(({ url }) => ({ url, sights: [] as Sight[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, sights } of taken) sights.push(await lookAt(url, port));
  }
  const seenOf = ({ name }: PagePeer, index: number): Seen => ({
    name,
    sight: medianSight(taken[index]?.sights ?? []),
  });
  const [own, ...peers] = contenders;
  return [seenOf(own, 0), ...peers.map((peer, index) => seenOf(peer, index + 1))];
}

const medianSight = (sights: readonly Sight[]): Sight => ({
  lcp: medianOf(sights.map(({ lcp }) => lcp)),
  cls: medianOf(sights.map(({ cls }) => cls)),
  tbt: medianOf(sights.map(({ tbt }) => tbt)),
  score: medianOf(sights.map(({ score }) => score)),
  lighthouse: medianOf(sights.map(({ lighthouse }) => lighthouse)),
});

function figuresOf(own: Seen, peers: readonly Seen[], promised: Promised): readonly Figure[] {
  const limits: Partial<Promised> & Partial<Record<keyof Sight, number | null>> = promised;
  const figure = (of: keyof Sight, name: string, unit: Figure["unit"]): Figure => ({
    area: `${own.name}, ${name}`,
    value: own.sight[of],
    unit,
    budget: budgetOf(of, limits[of]),
    peers: peers.map((peer) => ({ name: peer.name, value: peer.sight[of] })),
  });
  return [
    figure("lcp", "LCP", "ms"),
    figure("cls", "CLS", ""),
    figure("tbt", "TBT", "ms"),
    figure("score", "score", ""),
    figure("lighthouse", "score as the clock has it", ""),
  ];
}

function budgetOf(of: keyof Sight, value: number | null | undefined): Budget | null {
  if (value === null || value === undefined) return null;
  return of === "score" ? atLeast(value) : atMost(value);
}

async function visited(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { Accept: "text/html", "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
}
