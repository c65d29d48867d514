import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { type Language, labels } from "../support/labels.ts";
import { adText, openOrderForm } from "../support/order-form.ts";
import { placeLineAd } from "../support/service.ts";

/** Other journeys check French pages too, and stories the same pages; `WHOLE_SUITE` checks all of these, in both languages. */
const isWhole = process.env.WHOLE_SUITE !== undefined;
const languages: readonly Language[] = isWhole ? ["fr", "ar"] : ["ar"];
const outcomes = isWhole ? ["404", "paiement-succes", "paiement-echoue"] : [];

for (const language of languages) {
  test(`public pages are accessible (${language})`, async ({ page, refusals }) => {
    refusals.add(404);
    for (const path of ["connexion", ...outcomes]) {
      await visit(page, `/${language}/${path}`);
    }
    await page.goto(`/${language}/`);
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page, `home, ${language}`);
  });

  test(`pages of an account are accessible (${language})`, { tag: "@whole" }, async ({ page }) => {
    const { orderId } = await placeLineAd("pro");
    await signIn(page, "pro");
    await visit(page, `/${language}/paiement-encours?commande=${orderId}`);
    await page.goto(`/${language}/mes-annonces`);
    await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible();
    await expectAccessible(page, `my ads, ${language}`);
    await page.goto(`/${language}/recap-annonce/${orderId}`);
    await expect(page.getByRole("button", { name: labels[language].recap.pay })).toBeVisible();
    await expectAccessible(page, `recap, ${language}`);
  });

  test(`the order form is accessible: empty, refused and filled in (${language})`, {
    tag: "@whole",
  }, async ({ page }) => {
    await signIn(page, "pro");
    await openOrderForm(page, 2, language);
    await expectAccessible(page, `empty form, ${language}`);
    await page.getByRole("button", { name: labels[language].order.submit }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await chooseFirstPlace(page, language);
    await adText(page, language).fill("شركة الأفق\nSARL AU");
    await expectAccessible(page, `line ad with errors, ${language}`);
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, path);
}

async function chooseFirstPlace(page: Page, language: Language): Promise<void> {
  const { order } = labels[language];
  const heading = page.getByRole("combobox", { name: order.heading, exact: true });
  await heading.selectOption("1");
  await page.getByRole("group", { name: order.type }).getByRole("radio").first().check();
}
