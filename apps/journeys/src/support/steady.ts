import { expect, type Page } from "@playwright/test";

/** What of the window may move, and how far, while a page comes: the sum that browsers call cumulative layout shift. */
const MOST = 0.01;

/** Nothing moved about while the page came, but what a reader's own act moved. */
export async function expectSteady(page: Page): Promise<void> {
  const moved = await page.evaluate(async () => {
    // What has just come into the page moves others in the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .map((entry) => ({ value: 0, hadRecentInput: false, ...entry.toJSON() }))
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved, `what moved about at ${page.url()}`).toBeLessThanOrEqual(MOST);
}
