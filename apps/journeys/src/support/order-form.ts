import { expect, type Locator, type Page } from "@playwright/test";
import { dayName, MONDAY } from "./dates.ts";
import { type Language, words } from "./words.ts";

/** A support's order form, ready to be filled in. */
export async function openOrderForm(
  page: Page,
  supportId: number,
  language: Language = "fr",
): Promise<void> {
  await page.goto(`/${language}/passer-votre-annonce/support-${supportId}`);
  await expect(page.getByRole("combobox", { name: words[language].order.heading })).toBeEnabled();
}

interface Place {
  readonly heading: string;
  readonly type: string;
  readonly subheading: string;
}

/** A line ad of the first heading. */
export const LEGAL_LINE: Place = {
  heading: "Annonces légales",
  type: "Annonce à la ligne",
  subheading: "Constitution de société",
};

/** Chooses heading, type and sub-heading. */
export async function choosePlace(page: Page, place: Place): Promise<void> {
  const { order } = words.fr;
  await page.getByRole("combobox", { name: order.heading, exact: true }).selectOption(place.heading);
  await page.getByRole("radio", { name: place.type }).check();
  await page.getByRole("combobox", { name: order.subheading }).selectOption(place.subheading);
}

export const adText = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("textbox", { name: words[language].order.text });

/** Chooses or takes back days on the publication calendar. */
export async function pickDays(page: Page, ...isoDates: readonly string[]): Promise<void> {
  for (const isoDate of isoDates) await dayCell(page, isoDate).click();
}

export const dayCell = (page: Page, isoDate: string, language: Language = "fr"): Locator =>
  page.getByRole("gridcell", { name: dayName(isoDate, language) });

/** Says where one is, and accepts the terms. */
export async function confirmOrder(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: words.fr.order.city }).selectOption("Casablanca");
  await page.getByRole("checkbox", { name: words.fr.order.terms }).check();
}

/** A whole line ad of L'Horizon for one Monday: all that is left is to order it. */
export async function composeLineAd(page: Page, text: string): Promise<void> {
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(text);
  await pickDays(page, MONDAY);
  await confirmOrder(page);
}

/** The rows of the printed ad. */
export const previewRows = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("region", { name: words[language].order.preview }).getByRole("listitem");

/** The ring that counts the lines. */
export const lineRing = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("meter", { name: words[language].order.lines });

/** The price and its steps. */
export const price = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("region", { name: words[language].order.price, exact: true });

/** Asserts the total of the chosen dates. */
export async function expectTotal(
  page: Page,
  amount: string,
  language: Language = "fr",
): Promise<void> {
  const total = price(page, language)
    .locator("dl > div")
    .filter({ has: page.getByText(words[language].order.total, { exact: true }) });
  await expect(total.getByRole("definition")).toHaveText(amount);
}

/** Sends the order. */
export const submitOrder = (page: Page): Promise<void> =>
  page.getByRole("button", { name: words.fr.order.submit }).click();
