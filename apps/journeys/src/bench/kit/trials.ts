import type { Page } from "playwright";
import type { ContenderName } from "./page/contenders.ts";

/** What is done to a mounted contender: brings forth one sample for each event. */
export interface Act {
  readonly event: "keydown" | "click";
  readonly perform: (page: Page) => Promise<void>;
}

/** A comparison: the same act on several contenders, the kit's own first. */
export interface Trial {
  readonly area: string;
  readonly contenders: readonly ContenderName[];
  /** Nothing but mounting where it is absent. */
  readonly act?: Act;
  /** How many times slower than this machine the page runs. */
  readonly slowdown: 1 | 4;
  /** Milliseconds that the kit's own median may take; null where nothing is promised. */
  readonly budget: number | null;
}

const ARROWS = 20;
const KEYSTROKES = 30;

/** A hand on the keys pauses between two; without it the frames of two keys become one. */
const BETWEEN_KEYS = 60;

/** From one day to the next: each library begins on the day that it puts into the tab order. */
const moveByArrows: Act = {
  event: "keydown",
  async perform(page) {
    await page
      .locator(
        '[role="grid"] [tabindex="0"], [role="gridcell"][tabindex="0"], table button[tabindex="0"]',
      )
      .first()
      .focus();
    for (let pressed = 0; pressed < ARROWS; pressed += 1) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press("ArrowRight", { delay: BETWEEN_KEYS });
      const moved = await before.evaluate((element) => element !== document.activeElement);
      if (!moved) throw new Error(`Arrow ${pressed + 1} did not move the focus.`);
    }
  },
};

const type: Act = {
  event: "keydown",
  async perform(page) {
    await page.getByRole("textbox").press("ControlOrMeta+Home");
    await page.evaluate(() => {
      window.samples.length = 0;
    });
    await page.keyboard.type("Avis rectificatif au numéro 5".padEnd(KEYSTROKES, "."), {
      delay: BETWEEN_KEYS,
    });
  },
};

const sort: Act = {
  event: "click",
  async perform(page) {
    const header = page.getByRole("columnheader", { name: "Prix" });
    const button = header.getByRole("button");
    await ((await button.count()) > 0 ? button : header).click();
    await page.locator('[aria-sort="ascending"]').waitFor();
  },
};

const calendars = [
  "calendar-parution",
  "calendar-day-picker",
  "calendar-mui",
  "calendar-react-aria",
] as const;
const canvases = ["canvas-parution", "canvas-plain"] as const;
const tables = ["table-parution", "table-mui", "table-react-aria"] as const;

const arrow = { contenders: calendars, act: moveByArrows };
const keystroke = { contenders: canvases, act: type };

export const trials: readonly Trial[] = [
  { area: "calendar, mount", contenders: calendars, slowdown: 1, budget: 60 },
  { area: "calendar, arrow key", ...arrow, slowdown: 1, budget: 10 },
  { area: "calendar, arrow key, 4×", ...arrow, slowdown: 4, budget: 20 },
  { area: "canvas, keystroke", ...keystroke, slowdown: 1, budget: null },
  { area: "canvas, keystroke, 4×", ...keystroke, slowdown: 4, budget: 50 },
  { area: "table, mount", contenders: tables, slowdown: 1, budget: null },
  { area: "table, sort", contenders: tables, act: sort, slowdown: 1, budget: null },
];
