import type { Page } from "playwright";

/** An action on a mounted contender, with one sample for each event. */
export interface Action {
  readonly event: "keydown" | "click";
  /** Returns the number of samples; stops once `isOver`. */
  readonly perform: (page: Page, isOver: () => boolean) => Promise<number>;
}

/** Number of arrow keys pressed on each page; with those of other turns there are enough for a median. */
const ARROWS = 4;
const LETTERS = "Rectificatif. Lundi,";

/** Milliseconds between two keys; without a pause the frames of two keys become one. */
const BETWEEN_KEYS = 60;

const FIRST_IN_TAB_ORDER =
  '[role="grid"] [tabindex="0"], [role="gridcell"][tabindex="0"], table button[tabindex="0"]';

/** Moves from one day to the next: each library begins on the day that it puts into the tab order. */
export const moveByArrows: Action = {
  event: "keydown",
  async perform(page, isOver) {
    await page.locator(FIRST_IN_TAB_ORDER).first().focus();
    let pressed = 0;
    while (pressed < ARROWS && !isOver()) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press("ArrowRight", { delay: BETWEEN_KEYS });
      const moved = await before.evaluate((element) => element !== document.activeElement);
      pressed += 1;
      if (!moved) throw new Error(`Arrow ${pressed} did not move the focus.`);
    }
    return pressed;
  },
};

/** Types at the beginning of the text, where every key moves all that follows. */
export const type: Action = {
  event: "keydown",
  async perform(page, isOver) {
    await page.getByRole("textbox").press("ControlOrMeta+Home");
    await page.evaluate(() => window.watch("keydown"));
    let typed = 0;
    while (typed < LETTERS.length && !isOver()) {
      await page.keyboard.press(LETTERS.charAt(typed), { delay: BETWEEN_KEYS });
      typed += 1;
    }
    return typed;
  },
};

export const sort: Action = {
  event: "click",
  async perform(page) {
    const header = page.getByRole("columnheader", { name: "Prix" });
    const button = header.getByRole("button");
    await ((await button.count()) > 0 ? button : header).click();
    await page.locator('[aria-sort="ascending"]').waitFor();
    return 1;
  },
};
