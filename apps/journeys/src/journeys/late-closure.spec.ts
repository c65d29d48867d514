import { payOrder } from "@parution/contract/payments";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { PASSWORD, signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { placeLineAd, serviceAs } from "../support/service.ts";

/** A Monday that no other journey orders for, and the day after. */
const DAY = "2026-12-28";

async function openCalendar(page: Page): Promise<void> {
  await page.goto("/desk/fr/calendrier");
  await page.getByLabel("Adresse e-mail").fill("maquette@demo.parution.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("button", { name: "Mois suivant" }).click();
  await expect(page.getByRole("heading", { name: "décembre 2026" })).toBeVisible();
}

/** Declares the closure of the day by pointer, with the ads that it concerns in sight. */
async function declareClosure(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^lundi 28 décembre, Ouvert, \d+ annonces?$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Lundi 28 décembre" });
  await dialog.getByText("Fermé", { exact: true }).click();
  await dialog.getByLabel("Motif en français").fill("Grève des imprimeurs");
  await dialog.getByLabel("Motif en arabe").fill("إضراب عمال الطباعة");
  await expect(dialog.getByText("mardi 29 décembre")).toBeVisible();
  await expectAccessible(page, "late closure");
  await dialog.getByRole("button", { name: /^Fermer et reporter \d+ annonces?$/ }).click();
  await expect(page.getByText(/^Courriers et remboursements partent à \d\d:\d\d/)).toBeVisible();
}

test("a day is closed late at the desk: its ads move, come back with the undo, and move again", async ({
  page,
}) => {
  const ad = await placeLineAd("particulier", { dates: [DAY] });
  const client = await serviceAs("particulier");
  await client.call(payOrder, { body: { orderId: ad.orderId, method: "balance" } });
  await openCalendar(page);
  await declareClosure(page);
  await expect(page.getByRole("button", { name: /^lundi 28 décembre, Fermé/ })).toBeVisible();

  await page.getByRole("button", { name: "Annuler la fermeture" }).click();
  await expect(page.getByText(/^Annulée · \d+ annonces? rétablies?$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^lundi 28 décembre, Ouvert/ })).toBeVisible();

  await declareClosure(page);
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  // The desk asks for its staff until it is left.
  await page.goto("/fr");
  await signIn(page, "particulier");
  await page.goto("/fr/mes-annonces");
  await page.getByRole("link", { name: ad.title }).click();
  await expect(page.getByText("29/12/2026").first()).toBeVisible();
  await expect(page.getByText("28/12/2026")).toHaveCount(0);
});
