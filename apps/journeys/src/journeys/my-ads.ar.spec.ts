import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { adRow } from "../support/payment.ts";
import { findValidatedAd, listOf } from "../support/published-ads.ts";

test("an ad is taken offline and put back online from its own page, in Arabic", {
  tag: "@whole",
}, async ({ page }) => {
  const ad = await findValidatedAd("membre", ({ online }) => online);
  await signIn(page, "membre");
  await page.goto(listOf(ad, "ar"));
  await adRow(page, ad.title).getByRole("link", { name: ad.title }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ad.title);
  await expect(main).toContainText("مرجع الموقع");
  const menu = main.getByRole("button", { name: "إجراءات" });
  await menu.click();
  await page.getByRole("button", { name: "إيقاف", exact: true }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("radio", { name: "تمت الصفقة" }).check();
  await question.getByRole("button", { name: "إيقاف", exact: true }).click();
  await expect(page.getByText("لم يعد إعلانكم منشورا على الموقع.")).toBeVisible();
  await expect(main.getByRole("region", { name: "مشاركة الإعلان" })).toHaveCount(0);
  await expect(main).toContainText("مسحوب من الموقع");
  await menu.click();
  await page.getByRole("button", { name: "إعادة النشر" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "إعادة النشر", exact: true })
    .click();
  await expect(main.getByRole("region", { name: "مشاركة الإعلان" })).toBeVisible();
});
