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
  /** Milliseconds of a user's pace so far that were not waited for. */
  skipped(): number;
}

/** A user in a hurry who types some 45 words a minute: milliseconds before a press, between two keys, and at each new page. */
const PACE = { aim: 700, key: 110, look: 1500 } as const;

/** True where a journey takes the time of a user, which is minutes; elsewhere it is added up. */
const isPaced = process.env.HUMAN_PACE !== undefined;

export type Device = "pointer" | "keyboard";

export const handsOf = (page: Page, device: Device): Hands =>
  device === "pointer" ? pointerOf(page) : keysOf(page);

/** The pauses of a user, and the keys between two of them. */
function paceOf(page: Page) {
  let skipped = 0;
  async function pause(milliseconds: number): Promise<void> {
    if (isPaced) await page.waitForTimeout(milliseconds);
    else skipped += milliseconds;
  }
  return {
    aim: () => pause(PACE.aim),
    read: () => pause(PACE.look),
    async type(text: string) {
      await page.keyboard.type(text, { delay: isPaced ? PACE.key : 0 });
      if (!isPaced) await pause(PACE.key * text.length);
    },
    skipped: () => skipped,
  };
}

function pointerOf(page: Page): Hands {
  const { aim, type, read, skipped } = paceOf(page);
  async function pressAt(control: Locator): Promise<void> {
    await aim();
    await control.click();
  }
  return {
    press: pressAt,
    chooseDay: pressAt,
    async check(control) {
      await aim();
      await control.check();
    },
    async takeFirst(select, entry) {
      await aim();
      await select.selectOption(entry);
    },
    async write(field, text) {
      await pressAt(field);
      await type(text);
    },
    read,
    skipped,
  };
}

function keysOf(page: Page): Hands {
  const { aim, type, read, skipped } = paceOf(page);
  return {
    async press(control) {
      await aim();
      await press(page, control);
    },
    async chooseDay(day) {
      await aim();
      await chooseDay(page, day);
    },
    async check(control) {
      await aim();
      if ((await control.getAttribute("type")) === "radio") {
        await checkRadio(page, page.getByRole("group").filter({ has: control }).last(), control);
      } else {
        await tabTo(page, control);
        await page.keyboard.press("Space");
      }
      await expect(control).toBeChecked();
    },
    async takeFirst(select, entry) {
      await aim();
      await chooseFirst(page, select, entry);
    },
    async write(field, text) {
      await tabTo(page, field);
      await type(text);
    },
    read,
    skipped,
  };
}
