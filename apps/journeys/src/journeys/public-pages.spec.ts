import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

/** Addresses that the sitemap lists, as paths, in one language. */
async function listPages(page: Page, part: string, language: string): Promise<string[]> {
  const answer = await page.request.get(`/sitemap/${part}.xml`);
  expect(answer.status()).toBe(200);
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  return addresses
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((path) => path.startsWith(`/${language}`));
}

/** Newspapers whose pages are like another's. */
const ALIKE = /^\/\w+\/(l-horizon-eco|horizon-numerique)(\/|$)/;

/** The pages that are always there, one newspaper's, two of the lists, which are all alike, and some ads. */
async function somePages(page: Page, language: string, ads: number): Promise<string[]> {
  const pages = await listPages(page, "pages", language);
  const lists = pages.filter((path) => path.includes("/annonces/"));
  const others = pages.filter((path) => !lists.includes(path) && !ALIKE.test(path));
  const listed = await listPages(page, await firstPart(page), language);
  return [...others, ...lists.slice(0, 2), ...listed.slice(0, ads)];
}

async function firstPart(page: Page): Promise<string> {
  const index = await (await page.request.get("/sitemap.xml")).text();
  const name = /sitemap\/(annonces-\d+)\.xml/.exec(index)?.[1];
  if (name === undefined) throw new Error("The sitemap lists no ad.");
  return name;
}

/** Something that moved while it was in sight: how far, as Chromium counts it, when, what, and from where to where. */
interface Move {
  readonly value: number;
  readonly at: number;
  readonly things: readonly string[];
}

/** Keeps what moves while the page is looked at. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Reflect.set(globalThis, "moves", moves);
    const sideOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 160) : (node?.textContent ?? "gone");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const things = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${sideOf(previousRect)} → ${sideOf(currentRect)}: ${nameOf(node)}`,
        );
        moves.push({ value: entry.value, at: entry.startTime, things });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Missing in TypeScript's DOM library. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const movesOf = (page: Page): Promise<Move[]> =>
  page.evaluate(() => Reflect.get(globalThis, "moves"));

for (const [language, tag] of [
  ["fr", ["@whole"]],
  ["ar", []],
] as const) {
  test(`every page of the sitemap is rendered before any script runs (${language})`, {
    tag: [...tag],
  }, async ({ page, browser, refusals }) => {
    refusals.add(404);
    const paths = await somePages(page, language, 2);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const path of paths) {
      const answer = await plain.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(plain.locator("html"), path).toHaveAttribute("lang", language);
      await expect(plain.locator("h1"), path).toHaveText(/\S/);
      await expect(plain, path).toHaveTitle(/\S · (?:Parution|باريسيون)$/);
      const canonical = plain.locator('link[rel="canonical"]');
      expect(new URL((await canonical.getAttribute("href")) ?? "").pathname, path).toBe(path);
      await expect(plain.locator('link[rel="alternate"]'), path).toHaveCount(3);
      await expect(plain.locator('meta[name="description"]'), path).toHaveAttribute(
        "content",
        /\S{3}/,
      );
    }
    const missing = await plain.goto(`/${language}/annonce/avis/absente/999999`);
    expect(missing?.status()).toBe(404);
    await expect(plain.locator("h1")).toHaveText(/\S/);
    await context.close();
  });
}

/** Every third page; `WHOLE_SUITE` opens all. */
const isOpened = (_: string, index: number) =>
  process.env.WHOLE_SUITE !== undefined || index % 3 === 0;

test("pages open without layout shift, error or policy violation", async ({ page }) => {
  await watchMoves(page);
  const pages = await somePages(page, "fr", 1);
  const seen = [...pages.filter(isOpened), pages.at(-1) ?? "/fr", "/fr/connexion"];
  for (const path of seen) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const moves = await movesOf(page);
    const moved = moves.reduce((sum, { value }) => sum + value, 0);
    expect(moved, `${path} ${JSON.stringify(moves, null, 1)}`).toBeLessThanOrEqual(0.01);
  }
  await signIn(page, "pro");
  for (const path of ["/fr/passer-votre-annonce", "/fr/mes-annonces", "/fr/mes-commandes", "/fr"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
});
