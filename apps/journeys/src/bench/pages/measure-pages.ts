import { type BrowserContext, chromium } from "playwright";
import { findChromium } from "../../../../launcher/src/chromium.mjs";
import { freePort } from "../../../../launcher/src/free-port.mjs";
import { signInAfresh } from "../../support/accounts.ts";
import { atLeast, atMost, type Figure, medianOf } from "../figure.ts";
import { type PagePeer, withShell } from "./peers.ts";
import { lookAt, type Sight } from "./telephone.ts";
import { withoutScripts } from "./without-scripts.ts";

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

/** Whose text is shown by a page that the browser draws, too. */
const HOME = "/fr";

/**
 * How soon pages are there on Lighthouse's telephone, a quarter as fast as this machine and on a slow network: every
 * public page in both languages, and the order form. Each beside its own document without its scripts; and beside the home
 * page's text drawn by the browser, which is looked at once.
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
  /** Where the same documents are without their scripts. */
  readonly bare: string;
  /** Where the browser is driven. */
  readonly port: number;
}

async function measureAll(context: BrowserContext, places: Places): Promise<Figure[]> {
  const { port } = places;
  const [home, ...homePeers] = await withShell(await textOf(context, HOME), (shell) =>
    lookInTurns([...contendersOf(HOME, places), shell], port),
  );
  const drawn = homePeers.slice(-1);
  const measure = async (path: string) => {
    const [own, ...peers] = await lookInTurns(contendersOf(path, places), port);
    return figuresOf(own, [...peers, ...drawn]);
  };
  const figures = [...figuresOf(home, homePeers)];
  for (const language of ["fr", "ar"]) {
    const pages = publicPages.map((page) => `/${language}${page}`);
    for (const path of [...pages, await someNotice(context, language)]) {
      if (path !== HOME) figures.push(...(await measure(path)));
    }
  }
  await signInAfresh(await context.newPage(), "pro");
  return [...figures, ...(await measure("/fr/passer-votre-annonce/support-1"))];
}

/** A page, and its document without scripts. */
const contendersOf = (path: string, { portal, bare }: Places): Contenders => [
  { name: nameOf(path), url: `${portal}${path}` },
  { name: "its document, no scripts", url: `${bare}${path}` },
];

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

/** What a reader finds on a page once it has come to rest, line by line. */
async function textOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  // biome-ignore lint/performance/useDomNodeTextContent: lines are as a reader sees them.
  const text = await page.locator("main").innerText();
  await page.close();
  return text.split(LINE_ENDS);
}

/** The page that is measured, and what it is compared with. */
type Contenders = readonly [PagePeer, ...PagePeer[]];

/** The medians of what was seen of a contender. */
interface Seen {
  readonly name: string;
  readonly sight: Sight;
}

/** Looks at all in turns; the first is answered first. */
async function lookInTurns(contenders: Contenders, port: number): Promise<[Seen, ...Seen[]]> {
  // As for all but its first visitors: what is asked for again is packed as small as it gets.
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
});

const figuresOf = (own: Seen, peers: readonly Seen[]): readonly Figure[] =>
  promises.map(({ of, name, unit, budget }) => ({
    area: `${own.name}, ${name}`,
    value: own.sight[of],
    unit,
    budget,
    peers: peers.map((peer) => ({ name: peer.name, value: peer.sight[of] })),
  }));

async function visited(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { Accept: "text/html", "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
}
