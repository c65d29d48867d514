import { expect, type Locator, type Page } from "@playwright/test";

/** More presses than any page needs between two fields, or any list between two entries. */
const MOST_PRESSES = 60;

/** Presses Tab until the focus is on a control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await pressUntil(page, "Tab", () => hasFocus(control));
}

/** Tab, then Enter: follows a link or presses a button. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Chooses one of a group of radios by its name. */
export async function chooseRadio(page: Page, group: Locator, name: string): Promise<void> {
  await checkRadio(page, group, group.getByRole("radio", { name }));
}

/** Chooses a radio of a group: Tab leads to the group, arrows lead through it. */
export async function checkRadio(page: Page, group: Locator, radio: Locator): Promise<void> {
  await expect(radio).toBeVisible();
  await pressUntil(page, "Tab", () => hasFocus(group.locator(":focus")));
  await page.keyboard.press("Space");
  await pressUntil(page, "ArrowDown", () => radio.isChecked());
}

/** Chooses a day: Tab leads to the calendar, arrows lead on from there. */
export async function chooseDay(page: Page, day: Locator): Promise<void> {
  await expect(day).toBeVisible();
  const grid = page.getByRole("grid").filter({ has: day });
  await pressUntil(page, "Tab", () => hasFocus(grid.locator(":focus")));
  const direction = await page.evaluate(() => document.documentElement.dir);
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  await pressUntil(page, forward, () => hasFocus(day));
  await page.keyboard.press("Enter");
}

/** Opens a select by its keys and takes the first entry. */
export async function chooseFirst(page: Page, select: Locator, entry: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(select.locator("option:checked")).toHaveText(entry);
}

async function pressUntil(page: Page, key: string, done: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await done()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`«${key}» does not lead there.`);
}

const hasFocus = async (control: Locator): Promise<boolean> =>
  (await control.count()) === 1 &&
  (await control.evaluate((element) => element === document.activeElement));
