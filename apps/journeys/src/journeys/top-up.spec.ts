import { signIn } from "../support/accounts.ts";
import { chooseOutcome } from "../support/card-sandbox.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { expectOutcome } from "../support/payment.ts";
import { balanceOf } from "../support/service.ts";

test("the balance is topped up by card up to its maximum", async ({ page }) => {
  const before = await balanceOf("particulier");
  await signIn(page, "particulier");
  await page.goto("/fr/mes-annonces");
  await page.getByRole("button", { name: "Recharger" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByLabel("Montant", { exact: true }).fill("20000,01");
  await expect(popup.getByText(/ne peut pas dépasser 20 000 Dhs/)).toBeVisible();
  await expect(popup.getByRole("button", { name: "Payer par carte" })).toBeDisabled();
  await popup.getByLabel("Montant", { exact: true }).fill("25,50");
  await popup.getByRole("button", { name: "Payer par carte" }).click();
  await chooseOutcome(page, "success");
  await expectOutcome(page, labels.fr.outcome.accepted);
  expect(await balanceOf("particulier")).toBe(before + 2550);
});

test("the top-up dialog is in Arabic and leads to the provider's page", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "particulier");
  await page.goto("/ar/mes-annonces");
  await page.getByRole("button", { name: "تعبئة" }).click();
  const popup = page.getByRole("dialog");
  await popup.getByLabel("المبلغ", { exact: true }).fill("20000,01");
  await expect(popup.getByText(/أن تتجاوز التعبئة 20\.000 درهم/)).toBeVisible();
  await expect(popup.getByRole("button", { name: "الأداء بالبطاقة" })).toBeDisabled();
  await popup.getByLabel("المبلغ", { exact: true }).fill("25,50");
  await popup.getByRole("button", { name: "الأداء بالبطاقة" }).click();
  await expect(page.getByText("25.50").or(page.getByText("25,50")).first()).toBeVisible();
  await expect(page).not.toHaveURL(/mes-annonces/);
});

test("a refused top-up leaves the balance unchanged, and can be paid on its recap", {
  tag: "@whole",
}, async ({ page }) => {
  const before = await balanceOf("particulier");
  await signIn(page, "particulier");
  await page.goto("/fr/mes-annonces");
  await page.getByRole("button", { name: "Recharger" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "200", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Payer par carte" }).click();
  await chooseOutcome(page, "refusal");
  await expectOutcome(page, labels.fr.outcome.refused);
  expect(await balanceOf("particulier")).toBe(before);
  await page.getByRole("link", { name: labels.fr.outcome.retry }).click();
  await page.getByRole("button", { name: labels.fr.recap.pay }).click();
  await chooseOutcome(page, "success");
  await expectOutcome(page, labels.fr.outcome.accepted);
  expect(await balanceOf("particulier")).toBe(before + 20_000);
});

test("an account on term has no top-up", { tag: "@whole" }, async ({ page }) => {
  await signIn(page, "terme");
  await page.goto("/fr/mes-annonces");
  await expect(page.getByText("Solde à terme", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Recharger" })).toBeHidden();
});
