import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { Failure, run } from "../../../launcher/src/fail.mjs";
import { withBrowser } from "../support/browser.ts";
import { openStorybook } from "../sweep/sources.ts";

const { values } = parseArgs({ options: { match: { type: "string", default: "" } } });

/** Widths of the window: a desk and a telephone. */
const widths = { fr: 1280, ar: 375 } as const;

interface StoryIndex {
  readonly entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>;
}

/**
 * `pnpm sweep guidelines`: opens the docs page of every component, in French at a desk and in Arabic on a telephone. Every part of
 * an anatomy has to be found in its picture, every example to be rendered, and nothing may reach out of the page.
 */
await run(async () => {
  const source = await openStorybook();
  try {
    const index: StoryIndex = await (await fetch(`${source.origin}/index.json`)).json();
    const pages = Object.values(index.entries)
      .filter(({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"))
      .filter(({ importPath }) => importPath.includes("packages/kit/src/"))
      .filter(({ id }) => new RegExp(values.match).test(id));
    const faults = await inspectAll(
      source.origin,
      pages.map(({ id }) => id),
    );
    process.stdout.write(`\n${pages.length} pages in ${Object.keys(widths).length} languages\n`);
    if (faults > 0) throw new Failure(`${faults} faults.`);
  } finally {
    await source.stop();
  }
});

function inspectAll(origin: string, ids: readonly string[]): Promise<number> {
  return withBrowser(async (browser) => {
    let faults = 0;
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const id of ids) {
      for (const [language, width] of Object.entries(widths)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(
          `${origin}/iframe.html?viewMode=docs&id=${id}&globals=language:${language}`,
        );
        const found = await inspect(page);
        faults += found.length;
        process.stdout.write(`${found.length === 0 ? "✓" : "✗"} ${id}, ${language}\n`);
        for (const fault of found) process.stdout.write(`    ${fault}\n`);
      }
    }
    return faults;
  });
}

/** Faults of the open docs page. */
async function inspect(page: Page): Promise<readonly string[]> {
  const anatomy = page.locator("[data-anatomy]");
  try {
    await anatomy.waitFor({ timeout: 30_000 });
    await anatomy.scrollIntoViewIfNeeded(); // A frame is loaded when it comes into sight.
    // Parts that a story opens come after it: what is not found by then is a fault.
    await page
      .waitForFunction(everyPartIsFound, undefined, { timeout: 10_000 })
      .catch(() => undefined);
  } catch (error) {
    return [String(error).split("\n")[0] ?? ""];
  }
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? "");
    const lost = texts('[data-anatomy] [data-found="false"]');
    const numbers = document.querySelectorAll("[data-markers] span").length;
    const rows = document.querySelectorAll("[data-anatomy] li[data-found]").length;
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...lost.map((text) => `not in the picture: ${text}`),
      ...(numbers === rows ? [] : [`${numbers} numbers for ${rows} rows`]),
      ...texts(".sb-errordisplay_main:not(:empty), [data-anatomy] pre").filter((text) =>
        text.includes("Error"),
      ),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : []),
    ];
  });
}

/** In the page: true once each row of the anatomy has its part. */
function everyPartIsFound(): boolean {
  return document.querySelectorAll('[data-anatomy] li:not([data-found="true"])').length === 0;
}
