import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { Failure, run } from "../../../launcher/src/fail.mjs";
import { withBrowser } from "../support/browser.ts";
import { openStorybook } from "../sweep/sources.ts";

const { values } = parseArgs({
  options: { match: { type: "string", default: "" }, pictures: { type: "string" } },
});

/** Languages, schemes and widths of the window. On a telephone some components fold parts of themselves away. */
const looks = [
  { language: "fr", scheme: "light", width: 1280, isWhole: true },
  { language: "ar", scheme: "dark", width: 1280, isWhole: true },
  { language: "ar", scheme: "dark", width: 375, isWhole: false },
] as const;

interface StoryIndex {
  readonly entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>;
}

/**
 * `pnpm sweep guidelines`: opens the docs page of every component, in French at a desk and in Arabic at a desk and on a telephone, in
 * the dark. At a desk every part of an anatomy has to be found in its picture; everywhere every example is rendered, nothing reaches out
 * of the page and no frame takes the focus. `--pictures <folder>` takes a picture of each, from the title to the table of props, to be looked at.
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
    process.stdout.write(`\n${pages.length} pages in ${looks.length} looks\n`);
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
    const visits = ids.flatMap((id) => looks.map((look) => ({ id, look })));
    for (const { id, look } of visits) {
      const found = await openAndInspect(
        page,
        `${origin}/iframe.html?viewMode=docs&id=${id}`,
        look,
      );
      faults += found.length;
      const name = `${id}, ${look.language} ${look.width}`;
      process.stdout.write(`${found.length === 0 ? "✓" : "✗"} ${name}\n`);
      for (const fault of found) process.stdout.write(`    ${fault}\n`);
      if (values.pictures !== undefined) {
        await takePicture(page, join(values.pictures, `${name.replaceAll(/,? /g, "-")}.png`));
      }
    }
    return faults;
  });
}

async function openAndInspect(
  page: Page,
  address: string,
  { language, scheme, width, isWhole }: (typeof looks)[number],
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${address}&globals=language:${language};scheme:${scheme}`);
  return inspect(page, isWhole);
}

/** Faults of the open docs page; `isWhole` where the picture has to show every part. */
async function inspect(page: Page, isWhole: boolean): Promise<readonly string[]> {
  const anatomy = page.locator("[data-anatomy]");
  try {
    await anatomy.waitFor({ timeout: 30_000 });
    await anatomy.scrollIntoViewIfNeeded(); // A frame is loaded when it comes into sight.
    // Parts that a story opens come after it: what is not found by then is a fault.
    if (isWhole) {
      await page
        .waitForFunction(everyPartIsFound, undefined, { timeout: 30_000 })
        .catch(() => undefined);
    }
  } catch (error) {
    return [String(error).split("\n")[0] ?? ""];
  }
  return page.evaluate((wantsAll) => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent ?? "");
    const lost = texts('[data-anatomy] [data-found="false"]');
    const numbers = document.querySelectorAll("[data-markers] span").length;
    const rows = document.querySelectorAll("[data-anatomy] li[data-found]").length;
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(wantsAll ? lost.map((text) => `not in the picture: ${text}`) : []),
      ...(wantsAll && numbers !== rows ? [`${numbers} numbers for ${rows} rows`] : []),
      ...texts(".sb-errordisplay_main:not(:empty), [data-anatomy] pre").filter((text) =>
        text.includes("Error"),
      ),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth} px`] : []),
      ...(document.activeElement?.tagName === "IFRAME" ? ["a frame has the reader's focus"] : []),
    ];
  }, isWhole);
}

/** Takes the guidelines of the open docs page, once their frames are loaded. */
async function takePicture(page: Page, path: string): Promise<void> {
  for (const frame of await page.locator(".sbdocs-content iframe").all()) {
    await frame.scrollIntoViewIfNeeded();
    await frame
      .contentFrame()
      .locator("#storybook-root > *")
      .first()
      .waitFor({ state: "attached", timeout: 60_000 });
  }
  const { x: width, y: height } = await page.evaluate(() => {
    const end = document.querySelector("h2#props")?.getBoundingClientRect().top ?? 4000;
    return new DOMPoint(window.innerWidth, end + window.scrollY);
  });
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
}

/** True, evaluated in the page, once each row of the anatomy has its part. */
function everyPartIsFound(): boolean {
  return document.querySelectorAll('[data-anatomy] li:not([data-found="true"])').length === 0;
}
