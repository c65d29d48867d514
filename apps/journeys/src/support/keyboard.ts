import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has between two fields. */
const MOST_STOPS = 40;

/** Presses Tab until the focus is on a control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${control}.`);
}

/** Chooses one of a group of radios: Tab leads to the group, arrows through it. */
export async function chooseRadio(page: Page, radio: Locator, group: Locator): Promise<void> {
  await tabTo(page, group.getByRole("radio").and(page.locator(":focus")));
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await radio.isChecked()) return;
    await page.keyboard.press(stop === 0 ? "Space" : "ArrowDown");
  }
  throw new Error(`Arrows never reach ${radio}.`);
}

/** Opens a select by its keys, and takes the option that its first letters name. */
export async function chooseOption(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press("Space");
  await page.keyboard.type(option);
  await page.keyboard.press("Enter");
  await expect(select.locator("option:checked")).toHaveText(option);
}

const hasFocus = async (control: Locator): Promise<boolean> =>
  (await control.count()) === 1 &&
  (await control.evaluate((element) => element === document.activeElement));
