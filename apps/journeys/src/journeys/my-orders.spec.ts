import { readFile } from "node:fs/promises";
import { topUp } from "@parution/contract/payments";
import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { money } from "../support/formats.ts";
import { expect, openElsewhere, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { orderStatus, placeLineAd, serviceAs } from "../support/service.ts";

const { recap, outcome } = labels.fr;

const openActions = (page: Page, text: string) =>
  adRow(page, text)
    .getByRole("button", { name: /^Actions pour/ })
    .click();

test("an order is found and paid, and its invoice is readdressed and downloaded", async ({
  page,
}) => {
  const { orderId, title, total } = await placeLineAd("pro");
  await signIn(page, "pro");
  await page.goto("/fr/mes-commandes/pg=2");
  await page.getByLabel("Référence").fill(`C${String(orderId).padStart(8, "0")}`);
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(/\/fr\/mes-commandes\?reference=C/);
  await expect(page.getByRole("row")).toHaveCount(2); // the head, and what was asked for
  await expect(adRow(page, title)).toContainText("À payer");
  await expect(adRow(page, title)).toContainText(money(total));
  await openActions(page, title);
  await page.getByRole("link", { name: "Payer" }).click();
  await page.getByRole("radio", { name: recap.balance }).check();
  await page.getByRole("button", { name: recap.pay }).click();
  await expectOutcome(page, outcome.accepted);
  await page.getByRole("link", { name: outcome.myOrders }).click();
  await expect(adRow(page, title)).toContainText("Payée");

  await openActions(page, title);
  await page.getByRole("button", { name: "Modifier la facture" }).click();
  const popup = page.getByRole("dialog", { name: "Modifier la facture" });
  await popup.getByLabel("Raison sociale").fill("Riad Invest SA");
  await popup.getByLabel("ICE").fill("12");
  await expect(popup.getByLabel("ICE")).toHaveAccessibleDescription(/15 chiffres/);
  await popup.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("status").filter({ hasText: "enregistrées" })).toBeVisible();

  await adRow(page, title).getByRole("link").click();
  await expect(page).toHaveURL(`/fr/commande/show/${orderId}`);
  await expect(page.getByRole("heading", { level: 1, name: /^Commande C/ })).toBeVisible();
  await expect(page.getByRole("main").getByText(money(total)).first()).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger la facture" }).click();
  const file = await readFile(await (await saving).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
});

test("48 hours before its first date an order can only be cancelled, though its ad can be paid", {
  tag: "@whole",
}, async ({ page }) => {
  const { orderId, title } = await placeLineAd("membre", { dates: ["2026-11-25"] });
  await signIn(page, "membre");
  await page.goto("/fr/mes-annonces");
  await openActions(page, title);
  await expect(page.getByRole("link", { name: "Payer" })).toBeVisible();
  await page.goto("/fr/mes-commandes");
  await openActions(page, title);
  await page.getByRole("button", { name: "Payer" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "si près de la parution" });
  await expect(refusal.getByRole("link", { name: "Ouvrir « Mes annonces »" })).toBeVisible();
  await refusal.getByRole("button", { name: "Fermer" }).click();
  await expect(refusal).toBeHidden();
  await openActions(page, title);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Annuler cette commande ?" });
  await question.getByRole("button", { name: "Garder la commande" }).click();
  expect(await orderStatus("membre", orderId)).toBe("unpaid");
  await openActions(page, title);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await question.getByRole("button", { name: "Annuler la commande" }).click();
  await expect(page.getByRole("status").filter({ hasText: "annulée" })).toBeVisible();
  await expect(adRow(page, title)).toContainText("Annulée");
  expect(await orderStatus("membre", orderId)).toBe("cancelled");
});

test("an account above its ceiling reads the reason, and a top-up leads to the card provider", {
  tag: "@whole",
}, async ({ page, browser }) => {
  const { title } = await placeLineAd("plafond");
  await signIn(page, "plafond");
  await page.goto("/fr/mes-commandes");
  await openActions(page, title);
  await page.getByRole("button", { name: "Porter sur mon compte" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Le plafond" })).toBeVisible();

  const account = await serviceAs("particulier");
  const { orderId } = await account.call(topUp, { body: { amount: 51_00 } });
  const other = await openElsewhere(browser);
  await signIn(other, "particulier");
  await other.goto(`/fr/commande/show/${orderId}`);
  await expect(other.getByText("Recharge du solde")).toBeVisible();
  await expect(other.getByRole("button", { name: "Télécharger la facture" })).toHaveCount(0);
  await other.getByRole("button", { name: "Payer", exact: true }).click();
  await expect(other).not.toHaveURL(/commande\/show/);
  await expect(other.getByText("51,00").first()).toBeVisible();
  await other.close();
});
