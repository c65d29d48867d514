import { signIn } from "../support/accounts.ts";
import { dayName, money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { dayCell, pressDisabled } from "../support/order-form.ts";
import { expectOutcome } from "../support/payment.ts";
import { balanceOf } from "../support/service.ts";

const { recap, outcome } = labels.fr;

/** Days of the past that had an edition, as the journeys' clock starts on Monday 23 November 2026. */
const [TUESDAY, THURSDAY] = ["2026-11-10", "2026-11-12"] as const;

test("past issues are chosen, delivered and paid from the balance", async ({ page }) => {
  const balance = await balanceOf("particulier");
  await signIn(page, "particulier");
  await page.goto("/fr/commandes-journal");
  await page.getByRole("radio", { name: "Journal complet" }).check();
  await page.getByRole("radio", { name: "Exemplaire ordinaire" }).check();
  await page.getByRole("radio", { name: "Moins d’un mois" }).check();
  await page.getByRole("gridcell", { name: new RegExp(dayName(TUESDAY)) }).click();
  await page.getByRole("gridcell", { name: new RegExp(dayName(THURSDAY)) }).click();
  const copies = page.getByRole("textbox", { name: /^Exemplaires du .*12\/11\/2026/ });
  // Each step is announced, under the page's policy of trusted types.
  await copies.press("ArrowUp");
  await copies.press("ArrowUp");
  await copies.press("ArrowUp");
  await copies.press("ArrowDown");
  await expect(copies).toHaveValue("3");
  await page.getByRole("radio", { name: "Livraison à votre adresse" }).check();
  await page.getByRole("textbox", { name: "Adresse de livraison" }).fill("14, rue Ibn Batouta");
  const total = 4 * 6_00 + 30_00;
  await expect(page.getByRole("region", { name: "Prix" })).toContainText(money(total));
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  await page.getByRole("button", { name: "Commander et payer" }).click();

  await expect(page.getByRole("heading", { level: 1, name: recap.title })).toBeVisible();
  await expect(page.getByText("14, rue Ibn Batouta")).toBeVisible();
  await page.getByRole("radio", { name: recap.balance }).check();
  await page.getByRole("button", { name: recap.pay }).click();
  await expectOutcome(page, outcome.accepted);
  expect(await balanceOf("particulier")).toBe(balance - total);
});

test("missing fields are named, and a day without an issue cannot be chosen", {
  tag: "@whole",
}, async ({ page }) => {
  await signIn(page, "particulier");
  await page.goto("/fr/commandes-journal/support-3");
  await expect(page.getByRole("radio", { name: "L'Horizon Éco" })).toBeChecked();
  await page.getByRole("radio", { name: "Journal complet" }).check();
  await page.getByRole("radio", { name: "Exemplaire ordinaire" }).check();
  await page.getByRole("radio", { name: "Moins d’un mois" }).check();
  await pressDisabled(dayCell(page, "2026-11-15"));
  await expect(page.getByText("Aucun numéro choisi").first()).toBeVisible();
  await page.getByRole("button", { name: "Commander et payer" }).click();
  await expect(page.getByText("3 réponses à corriger")).toBeVisible();
});

test("an order on term is complete at once, with the server's message", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "terme");
  await page.goto("/fr/recap-annonce/abonnement/offres/confirmation/1/2");
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  await page.getByRole("button", { name: "Porter sur mon compte" }).click();
  const dialog = page.getByRole("dialog", { name: "Commande enregistrée" });
  await expect(dialog).toContainText("compte à terme");
});

test("a subscription is found beside the issues, and leads to its payment", async ({ page }) => {
  await signIn(page, "particulier");
  await page.goto("/fr/commandes-journal");
  await page
    .getByRole("link", { name: "S’abonner : Numérique, un mois, L'Horizon", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Votre abonnement" })).toBeVisible();
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  await page.getByRole("button", { name: "Commander et payer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: recap.title })).toBeVisible();
  await expect(page.getByRole("region", { name: "Paiement" })).toContainText(money(60_00));
  await expect(page.getByText("Numérique, un mois")).toBeVisible();
});
