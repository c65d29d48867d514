import { expect, type Locator, type Page } from "@playwright/test";
import { checkRadio, chooseDay, chooseFirst, press, tabTo } from "./keyboard.ts";

/** Input of a journey: the same steps by pointer or by keyboard alone. */
export interface Hands {
  /** Presses a button or a link. */
  press(control: Locator): Promise<void>;
  /** Chooses a day of a calendar. */
  chooseDay(day: Locator): Promise<void>;
  /** Ticks a checkbox or chooses a radio. */
  check(control: Locator): Promise<void>;
  /** Takes the first entry of a select that is still empty. */
  takeFirst(select: Locator, entry: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Reads a page that has just been shown. */
  read(): Promise<void>;
}

/** Pace of a user: milliseconds before a press, between two keys, and at each new page. */
export interface Pace {
  readonly aim: number;
  readonly key: number;
  readonly look: number;
}

/** A user in a hurry who types some 45 words a minute; only where `HUMAN_PACE` is set, since it takes minutes. */
export const pace: Pace =
  process.env.HUMAN_PACE === undefined
    ? { aim: 0, key: 0, look: 0 }
    : { aim: 700, key: 110, look: 1500 };

export type Device = "pointer" | "keyboard";

export const handsOf = (page: Page, device: Device): Hands =>
  device === "pointer" ? pointerOf(page) : keysOf(page);

function pointerOf(page: Page): Hands {
  async function pressAt(control: Locator): Promise<void> {
    await page.waitForTimeout(pace.aim);
    await control.click();
  }
  return {
    press: pressAt,
    chooseDay: pressAt,
    async check(control) {
      await page.waitForTimeout(pace.aim);
      await control.check();
    },
    async takeFirst(select, entry) {
      await page.waitForTimeout(pace.aim);
      await select.selectOption(entry);
    },
    async write(field, text) {
      await pressAt(field);
      await page.keyboard.type(text, { delay: pace.key });
    },
    read: () => page.waitForTimeout(pace.look),
  };
}

function keysOf(page: Page): Hands {
  return {
    async press(control) {
      await page.waitForTimeout(pace.aim);
      await press(page, control);
    },
    async chooseDay(day) {
      await page.waitForTimeout(pace.aim);
      await chooseDay(page, day);
    },
    async check(control) {
      await page.waitForTimeout(pace.aim);
      if ((await control.getAttribute("type")) === "radio") {
        await checkRadio(page, page.getByRole("group").filter({ has: control }).last(), control);
      } else {
        await tabTo(page, control);
        await page.keyboard.press("Space");
      }
      await expect(control).toBeChecked();
    },
    async takeFirst(select, entry) {
      await page.waitForTimeout(pace.aim);
      await chooseFirst(page, select, entry);
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text, { delay: pace.key });
    },
    read: () => page.waitForTimeout(pace.look),
  };
}
