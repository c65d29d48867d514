import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { FRIDAY, MONDAY } from "../support/formats.ts";
import { type Language, labels } from "../support/labels.ts";
import { dayCell, price } from "../support/order-form.ts";

/** Size of the window that is filmed, in pixels: wide enough for the price to stand beside the form. */
export const WINDOW = { width: 1280, height: 720 };

const TEXT: Readonly<Record<Language, string>> = {
  fr: "ATLAS NEGOCE SARL\nAssemblée générale ordinaire\nle 30 novembre 2026 à 10 h,\nau siège social, Casablanca.",
  ar: "شركة أطلس نيكوس\nالجمع العام العادي يوم 30 نونبر\n2026 على الساعة العاشرة\nبمقر الشركة بالدار البيضاء.",
};

/** Orders an ad as far as its price, and photographs each step; PNG in base64. */
export async function shootScenes(
  page: Page,
  supportId: number,
  language: Language,
): Promise<string[]> {
  const { order } = labels[language];
  await signIn(page, "pro");
  await page.goto(`/${language}/passer-votre-annonce/support-${supportId}`);
  const heading = page.getByRole("combobox", { name: order.heading, exact: true });
  await heading.waitFor();
  await declineTracking(page);
  await heading.selectOption({ index: 1 });
  await page.getByRole("group", { name: order.type }).getByRole("radio").first().check();
  const subheading = page.getByRole("combobox", { name: order.subheading });
  await subheading.selectOption({ index: 1 });
  const scenes = [await shoot(page, heading)];
  const text = page.locator("textarea").first();
  await text.fill(TEXT[language]);
  scenes.push(await shoot(page, text));
  const day = dayCell(page, MONDAY, language);
  await dayCell(page, FRIDAY, language).click();
  await day.click();
  scenes.push(await shoot(page, day));
  scenes.push(await shoot(page, price(page, language)));
  return scenes;
}

/** The consent question would be in the picture. */
async function declineTracking(page: Page): Promise<void> {
  const refusal = page.getByRole("button", { name: /^(Refuser|لا أوافق)$/ });
  if (await refusal.isVisible()) await refusal.click();
}

async function shoot(page: Page, subject: Locator): Promise<string> {
  await subject.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const picture = await page.screenshot({ animations: "disabled" });
  return picture.toString("base64");
}
