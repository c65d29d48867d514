import { expect, type Locator, type Page } from "@playwright/test";
import { chooseOutcome } from "./card-sandbox.ts";
import { labels } from "./labels.ts";

/** Pays an order on its recap with the card provider, and returns with an outcome. */
export async function payByCard(
  page: Page,
  outcome: Parameters<typeof chooseOutcome>[1],
  delaySeconds?: number,
): Promise<void> {
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  await page.getByRole("button", { name: labels.fr.recap.pay }).click();
  await chooseOutcome(page, outcome, delaySeconds);
}

/** Asserts the heading of an outcome page. */
export const expectOutcome = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

/** The line of an ad in «my ads». */
export const adRow = (page: Page, title: string): Locator =>
  page.getByRole("row").filter({ hasText: title });
