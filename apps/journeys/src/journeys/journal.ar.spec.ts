import { signIn } from "../support/accounts.ts";
import { dayName } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";

test("an order of issues is saved for a later payment in Arabic, and can be opened", {
  tag: "@whole",
}, async ({ page }) => {
  await signIn(page, "pro");
  await page.goto("/ar/commandes-journal/support-2");
  await page.getByRole("radio", { name: "ملحق الإعلانات" }).check();
  await page.getByRole("radio", { name: "نسخة عادية" }).check();
  await page.getByRole("radio", { name: "أقل من شهر" }).check();
  await page.getByRole("gridcell", { name: new RegExp(dayName("2026-11-12", "ar")) }).click();
  await page.getByRole("radio", { name: "الاستلام من المقر، الدار البيضاء" }).check();
  await page.getByRole("checkbox", { name: labels.ar.order.terms }).check();
  await page.getByRole("button", { name: "الحفظ والأداء لاحقا" }).click();
  await expect(page.getByText("تم حفظ طلبكم.")).toBeVisible();
  await expect(page.getByRole("radio", { name: "ملحق الإعلانات" })).not.toBeChecked();
  await page.getByRole("link", { name: "عرض الطلب" }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.ar.recap.title })).toBeVisible();
  await expect(page.getByText("ملحق الإعلانات · نسخة عادية")).toBeVisible();
});
