import { expect, type Page } from "@playwright/test";

/** Milliseconds without a change after which a page counts as complete. */
const SETTLED = 700;

/**
 * Opens a page by navigation inside the portal, without loading a document: a public page would otherwise come rendered by the
 * server, with its data.
 */
export async function followTo(page: Page, address: string): Promise<void> {
  const left = await page.getByRole("heading", { level: 1 }).textContent();
  // A rendered page hydrates at the address that it was rendered for: a link followed before loads a document.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate((path) => history.pushState(null, "", path), address);
  // Dispatched again until the router listens, which it does after hydration.
  await page.waitForFunction(
    (title) => {
      dispatchEvent(new PopStateEvent("popstate"));
      return document.querySelector("h1")?.textContent !== title;
    },
    left,
    { polling: 200 },
  );
}

/** Text of a page after all its reads have been answered. */
export async function textOfWhole(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  let text = "";
  await expect
    .poll(
      async () => {
        const before = text;
        text = await shownText(page);
        return text !== "" && text === before && (await pending(page).count()) === 0;
      },
      { intervals: [SETTLED] },
    )
    .toBe(true);
  return text;
}

/** Loading indicators of the page. */
const pending = (page: Page) =>
  page.getByRole("main").locator("[aria-busy=true], [role=status][aria-label]");

/** The page's text, but for what time changes: clocks, and drafts kept meanwhile. */
const shownText = (page: Page): Promise<string> =>
  page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const moving of copy.querySelectorAll("[data-urgency], [role=status]")) moving.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ");
  });

/** Milliseconds from `action` until the page's text is `whole`. */
export async function timeUntil(page: Page, whole: string, action: () => void): Promise<number> {
  const from = performance.now();
  action();
  await expect.poll(() => shownText(page), { intervals: [10] }).toBe(whole);
  return performance.now() - from;
}
