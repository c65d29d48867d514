import { expect, type Page } from "@playwright/test";

/** Highest cumulative layout shift of a page while it loads, without unit. */
const MOST = 0.01;
/** Highest cumulative layout shift of an account's page, whose header and rows depend on its user. */
export const MOST_OF_ACCOUNT = 0.02;

/** Asserts that nothing shifted while the page loaded, except after the user's own input. */
export async function expectSteady(page: Page, most = MOST): Promise<void> {
  const moved = await page.evaluate(async () => {
    // An inserted element shifts others in the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer
      .takeRecords()
      .map((entry) => ({ value: 0, hadRecentInput: false, ...entry.toJSON() }))
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
  expect(moved, `layout shift at ${page.url()}`).toBeLessThanOrEqual(most);
}
