import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { placeLineAd } from "../support/service.ts";

test("orders are paged, filtered, exported and opened in Arabic", { tag: "@whole" }, async ({
  page,
  refusals,
}) => {
  await signIn(page, "pro");
  await page.goto("/ar/mes-commandes");
  await expect(page.getByRole("heading", { level: 1, name: "طلباتي" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("link", { name: "التالي" }).click();
  await expect(page).toHaveURL("/ar/mes-commandes/pg=2");
  await page.getByLabel("الحالة").selectOption({ label: "مؤدى" });
  await page.getByRole("button", { name: "تصفية" }).click();
  await expect(page).toHaveURL("/ar/mes-commandes?statut=paid");
  await expect(
    page.getByText("في انتظار الأداء", { exact: true }).locator("visible=true"),
  ).toHaveCount(0);
  await page.getByRole("button", { name: "تصدير" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /\.xlsx/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^الطلب C\d+$/);
  await page.getByRole("link", { name: "طلباتي" }).last().click();
  await expect(page).toHaveURL("/ar/mes-commandes");

  refusals.add(404);
  const { orderId } = await placeLineAd("terme");
  await page.goto(`/ar/commande/show/${orderId}`);
  await expect(page).toHaveURL("/ar/404");
});
