import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

test("an unsettled invoice is found and downloaded in Arabic", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "terme");
  await page.goto("/ar/mes-factures");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("فواتيري");
  await main.getByLabel("الأداء").selectOption("في انتظار الأداء");
  await main.getByRole("button", { name: "تصفية" }).click();
  await expect(page).toHaveURL("/ar/mes-factures?statut=toSettle");
  const invoice = main.getByRole("row").nth(1);
  await expect(invoice).toContainText("في انتظار الأداء");
  const saved = page.waitForEvent("download");
  await invoice.getByRole("button", { name: /^إجراءات/ }).click();
  await page.getByRole("button", { name: "تنزيل", exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^facture-F\d{4}-\d{6}-.*\.pdf$/);
});
