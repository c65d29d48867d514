import { expect, type Locator, type Page } from "@playwright/test";
import { dayName, MONDAY } from "./formats.ts";
import { type Language, labels } from "./labels.ts";

/** A support's order form, ready to be filled in. */
export async function openOrderForm(
  page: Page,
  supportId: number,
  language: Language = "fr",
): Promise<void> {
  await page.goto(`/${language}/passer-votre-annonce/support-${supportId}`);
  const heading = { name: labels[language].order.heading, exact: true };
  await expect(page.getByRole("combobox", heading)).toBeEnabled();
}

interface Place {
  readonly heading: string;
  readonly type: string;
  readonly subheading: string;
}

/** A line ad of the first heading by language: 24.00 dirhams a line in L'Horizon. */
export const legalLines: Readonly<Record<Language, Place>> = {
  fr: {
    heading: "Annonces légales",
    type: "Annonce à la ligne",
    subheading: "Constitution de société",
  },
  ar: { heading: "إعلانات قانونية", type: "إعلان بالسطر", subheading: "تأسيس شركة" },
};
export const LEGAL_LINE = legalLines.fr;

/** Chooses heading, type and sub-heading. */
export async function choosePlace(
  page: Page,
  place: Place,
  language: Language = "fr",
): Promise<void> {
  const { order } = labels[language];
  await page
    .getByRole("combobox", { name: order.heading, exact: true })
    .selectOption(place.heading);
  await page.getByRole("radio", { name: place.type }).check();
  await page.getByRole("combobox", { name: order.subheading }).selectOption(place.subheading);
}

export const adText = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("textbox", { name: labels[language].order.text });

/** Chooses or takes back days on the publication calendar. */
export async function pickDays(page: Page, ...isoDates: readonly string[]): Promise<void> {
  for (const isoDate of isoDates) await dayCell(page, isoDate).click();
}

export const dayCell = (page: Page, isoDate: string, language: Language = "fr"): Locator =>
  page.getByRole("gridcell", { name: dayName(isoDate, language) });

/** Presses at the coordinates of a disabled control: a click of Playwright's would wait until it is enabled. */
export async function pressDisabled(element: Locator): Promise<void> {
  await element.hover();
  const { mouse } = element.page();
  await mouse.down();
  await mouse.up();
}

/** Turns the publication calendar until it shows a day. */
export async function turnTo(
  page: Page,
  isoDate: string,
  language: Language = "fr",
): Promise<void> {
  const next = page.getByRole("button", { name: labels[language].order.nextMonth });
  while ((await dayCell(page, isoDate, language).count()) === 0) await next.click();
}

/** A city that every newspaper serves. */
export const cities: Readonly<Record<Language, string>> = {
  fr: "Casablanca",
  ar: "الدار البيضاء",
};

/** Chooses the city. */
export async function chooseCity(page: Page, language: Language = "fr"): Promise<void> {
  const { city } = labels[language].order;
  await page.getByRole("combobox", { name: city }).selectOption(cities[language]);
}

export const acceptTerms = (page: Page, language: Language = "fr"): Promise<void> =>
  page.getByRole("checkbox", { name: labels[language].order.terms }).check();

/** A line ad of L'Horizon for one Monday, of 48.00 dirhams: for all but the city, which some accounts are not asked. */
export async function composeLineAd(page: Page, text: string): Promise<void> {
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(text);
  await pickDays(page, MONDAY);
  await acceptTerms(page);
}

/** The ad as its readers will see it. */
export const preview = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("region", { name: labels[language].order.preview });

/** The rows of the printed line ad. */
export const previewRows = (page: Page, language: Language = "fr"): Locator =>
  preview(page, language).getByRole("listitem");

/** The ring that counts the lines. */
export const lineRing = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("meter", { name: labels[language].order.lines });

/** The price and its steps. */
export const price = (page: Page, language: Language = "fr"): Locator =>
  page.getByRole("region", { name: labels[language].order.price, exact: true });

/** Asserts the total of the chosen dates. */
export async function expectTotal(
  page: Page,
  amount: string,
  language: Language = "fr",
): Promise<void> {
  const total = price(page, language)
    .locator("dl > div")
    .filter({ has: page.getByText(labels[language].order.total, { exact: true }) });
  await expect(total.getByRole("definition")).toHaveText(amount);
}

/** Sends the order. */
export const submitOrder = (page: Page, language: Language = "fr"): Promise<void> =>
  page.getByRole("button", { name: labels[language].order.submit }).click();

/** Saves the order, to be paid later. */
export const saveOrder = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Enregistrer et payer plus tard" }).click();

/** Presses the button and returns the document that the new tab loads. */
export async function openProof(page: Page): Promise<Uint8Array> {
  let pdf = new Uint8Array();
  await page.route("**/annonces/epreuve", async (route) => {
    const response = await route.fetch();
    expect(response.headers()["content-type"]).toBe("application/pdf");
    pdf = new Uint8Array(await response.body());
    await route.fulfill({ response });
  });
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Voir l’épreuve" }).click();
  await opened;
  await expect.poll(() => pdf.length).toBeGreaterThan(0);
  await page.unroute("**/annonces/epreuve");
  return pdf;
}
