import { expect, type Page } from "@playwright/test";

/** What has not changed for so long is as it will be, in milliseconds. */
const SETTLED = 700;

/**
 * Comes to a page as somebody does who follows a link, without loading the portal anew: what anybody may see would
 * otherwise come drawn by the server, with all that it says.
 */
export async function followTo(page: Page, address: string): Promise<void> {
  const left = await page.getByRole("heading", { level: 1 }).textContent();
  // What came drawn comes to life at the address that it was drawn for: a link, until then, loads a page anew.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.evaluate((path) => history.pushState(null, "", path), address);
  // Told again until somebody listens: it does so once all of it lives.
  await page.waitForFunction(
    (title) => {
      dispatchEvent(new PopStateEvent("popstate"));
      return document.querySelector("h1")?.textContent !== title;
    },
    left,
    { polling: 200 },
  );
}

/** What a page says once it has all that it needs, and nothing more comes. */
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

/** What says that something is on its way. */
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

/** Milliseconds from `act` until the page says what it should. */
export async function timeUntil(page: Page, whole: string, act: () => void): Promise<number> {
  const from = performance.now();
  act();
  await expect.poll(() => shownText(page), { intervals: [10] }).toBe(whole);
  return performance.now() - from;
}
