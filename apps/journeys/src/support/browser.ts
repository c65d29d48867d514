import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "../../../launcher/src/chromium.mjs";

/** Runs the browser of the measurements until `work` ends. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Milliseconds without a change after which a page is settled, and after which one that never settles is taken as it is. */
const QUIET = 250;
const MOST = 6000;

/** Resolves when the page waits for nothing, its faces are there and it stands still, in milliseconds at most `MOST`. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ quiet, most }) => {
      const begun = performance.now();
      await document.fonts.ready;
      let changed = performance.now();
      const changes = new MutationObserver(() => {
        changed = performance.now();
      });
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      const isBusy = () =>
        document.querySelector("main [aria-busy=true], main [role=status][aria-label]") !== null ||
        document.readyState !== "complete";
      const isOver = () => {
        const now = performance.now();
        return now - begun > most || (now - changed > quiet && !isBusy());
      };
      while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 50));
      changes.disconnect();
    },
    { quiet: QUIET, most: MOST },
  );
