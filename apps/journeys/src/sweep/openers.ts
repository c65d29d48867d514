import type { Locator, Page } from "playwright";

/** Time limit for content that a click opens, in milliseconds. */
const OPENING = 3000;

/** Opens menus, dialogs, lists, folded parts and other tabs. */
const OPENERS = [
  "[aria-haspopup]:not([aria-haspopup=false])",
  "[aria-expanded=false]",
  "summary",
  "[role=tab][aria-selected=false]",
].join(",");

/**
 * Numbers the openers in sight that have no number yet; of those that are alike, such as the menus of rows, the first
 * and the last. Answers from which number on, and up to which.
 */
const markOpeners = (selector: string): readonly [from: number, to: number] => {
  const isOut = (element: Element) =>
    element.closest("[inert], [aria-hidden=true], [data-sweep]") !== null ||
    element.matches(":disabled, [aria-disabled=true], [data-sweep]") ||
    !element.checkVisibility({ visibilityProperty: true });
  const fresh = [...document.querySelectorAll(selector)].filter((element) => !isOut(element));
  const kinds = Map.groupBy(fresh, (element) =>
    element.closest("tr, [role=row], article") === null
      ? element
      : `${element.getAttribute("aria-haspopup")} ${element.className}`,
  );
  const from = document.querySelectorAll("[data-sweep]:not([data-sweep=alike])").length;
  let to = from;
  for (const alike of kinds.values()) {
    alike.forEach((element, place) => {
      const wanted = place === 0 || place === alike.length - 1;
      element.setAttribute("data-sweep", wanted ? String(to++) : "alike");
    });
  }
  return [from, to];
};

/**
 * Clicks each opener as a user would, calls `look` with the result, and closes it again. A covered opener is skipped:
 * it was reported before.
 */
export async function withEachOpened(page: Page, visit: Visit): Promise<void> {
  const [from, to] = await page.evaluate(markOpeners, OPENERS);
  const address = pathOf(page);
  for (let number = from; number < Math.min(to, from + visit.most); number += 1) {
    const opener = page.locator(`[data-sweep="${number}"]`);
    if (!visit.isWanted(await nameOf(opener)) || !(await isPressed(opener))) continue;
    await visit.settle();
    if (pathOf(page) !== address) return;
    if (await opener.isVisible()) await opener.evaluate(centre);
    await visit.look(await nameOf(opener));
    // A menu's content may open more, such as the parts of a telephone's menu.
    if (visit.depth > 1) await withEachOpened(page, { ...visit, depth: visit.depth - 1 });
    await close(page, opener);
  }
}

/**
 * Scrolls the opener to the middle, since a long page may have grown above it, and waits until its panel has followed: an
 * anchored panel is placed anew with the next frame, not when it is measured.
 */
const centre = async (opener: Element): Promise<void> => {
  const { top, bottom } = opener.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight) return;
  opener.scrollIntoView({ block: "center", behavior: "instant" });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
};

const pathOf = (page: Page) => page.url().split("#")[0];

async function isPressed(opener: Locator): Promise<boolean> {
  if (!(await opener.isVisible())) return false;
  return opener.click({ timeout: OPENING }).then(
    () => true,
    () => false,
  );
}

interface Visit {
  /** Maximum of openers, and of their nesting. */
  readonly most: number;
  readonly depth: number;
  /** True for an opener that is pressed, by its name. */
  readonly isWanted: (name: string) => boolean;
  readonly settle: () => Promise<void>;
  readonly look: (opened: string) => Promise<void>;
}

const nameOf = (opener: Locator): Promise<string> =>
  opener
    .evaluate((element) => element.getAttribute("aria-label") ?? element.textContent ?? "")
    .then(
      (name) => name.trim().slice(0, 40),
      () => "",
    );

/** Escape closes what lies over the page, a second press what the opener unfolds in it; a chosen tab stays. */
async function close(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  // What Escape closes is left out: its button may still say «expanded», and a press would open it again.
  const unfolded = opener.and(
    page.locator("[aria-expanded=true]:not([popovertarget], [aria-haspopup])"),
  );
  if ((await unfolded.count()) > 0) await isPressed(opener);
  await page.mouse.move(0, 0);
}
