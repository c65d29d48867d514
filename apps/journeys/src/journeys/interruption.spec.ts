import type { Page } from "@playwright/test";
import { enterCredentials, signIn, signInAfresh } from "../support/accounts.ts";
import { MONDAY, money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  adText,
  chooseCity,
  composeLineAd,
  dayCell,
  expectTotal,
  submitOrder,
} from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";

async function expectFormAsItWas(page: Page, text: string): Promise<void> {
  const { order } = labels.fr;
  await expect(adText(page)).toHaveValue(text);
  const chosen = (name: string) =>
    page.getByRole("combobox", { name, exact: true }).locator("option:checked");
  await expect(chosen(order.heading)).toHaveText("Annonces légales");
  await expect(chosen(order.subheading)).toHaveText("Constitution de société");
  await expect(dayCell(page, MONDAY)).toHaveAttribute("aria-selected", "true");
  await expectTotal(page, money(48_00));
}

/** Terms are accepted at the moment of the order: a draft that comes back does not accept them. */
const expectTermsOpen = (page: Page) =>
  expect(page.getByRole("checkbox", { name: labels.fr.order.terms })).not.toBeChecked();

test("an unfinished ad survives a reload until the form is cleared", async ({ page }) => {
  const text = uniqueTitle("Brouillon");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  await page.reload();
  await expectFormAsItWas(page, text);
  await expectTermsOpen(page);
  await expect(page.getByText("Votre brouillon est de retour.")).toBeVisible();
  await page.getByRole("button", { name: "Recommencer" }).click();
  await page.getByRole("button", { name: "Effacer et recommencer" }).click();
  await page.reload();
  await expect(page.getByRole("combobox", { name: labels.fr.order.heading })).toHaveValue("");
});

test("a session that ended during an order needs a new login and keeps the ad", async ({
  page,
  refusals,
}) => {
  refusals.add(401);
  const text = uniqueTitle("Session");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  await chooseCity(page);
  await page.context().clearCookies();
  await submitOrder(page);
  await enterCredentials(page, "pro");
  await expectFormAsItWas(page, text);
  await expectTermsOpen(page);
  await page.getByRole("checkbox", { name: labels.fr.order.terms }).check();
  await submitOrder(page);
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
});

test("a logout in another tab closes the form, and a login restores it", async ({
  page,
  context,
}) => {
  const text = uniqueTitle("Autre onglet");
  await signInAfresh(page, "pro");
  await composeLineAd(page, text);
  const otherTab = await context.newPage();
  await otherTab.goto("/fr/");
  await otherTab.getByRole("button", { name: labels.fr.account }).click();
  await otherTab.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.fr.login.title })).toBeVisible();
  await enterCredentials(page, "pro");
  await expectFormAsItWas(page, text);
  await expectTermsOpen(page);
});

test("a lost answer is requested once more and then reported, and nothing is ordered twice", async ({
  page,
  refusals,
}) => {
  refusals.add(0);
  const text = uniqueTitle("Réponse perdue");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  await chooseCity(page);
  let lost = 0;
  await page.route(
    "**/ads/annonces/passer-annonce",
    async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    },
    { times: 3 },
  );
  await submitOrder(page);
  await expect(page.getByText("La connexion est interrompue.")).toBeVisible();
  expect(lost).toBe(2);
  // The third is lost too; what goes out by itself after it arrives.
  await submitOrder(page);
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
  await page.goto("/fr/mes-annonces");
  await expect(adRow(page, text)).toHaveCount(1);
});

test("an order that was changed after its answer was lost is not placed again without confirmation", async ({
  page,
  refusals,
}) => {
  refusals.add(0).add(422);
  const text = uniqueTitle("Déjà enregistrée");
  const changed = uniqueTitle("Changée");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  await chooseCity(page);
  await page.route(
    "**/ads/annonces/passer-annonce",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 2 },
  );
  await submitOrder(page);
  await expect(page.getByText("La connexion est interrompue.")).toBeVisible();
  await adText(page).fill(changed);
  await submitOrder(page);
  const dialog = page.getByRole("dialog", { name: "Votre premier envoi est déjà enregistré" });
  await dialog.getByRole("link", { name: "Voir mes commandes" }).click();
  await expect(adRow(page, text)).toHaveCount(1);
  await expect(adRow(page, changed)).toHaveCount(0);
});

test("the form reports a missing network and keeps its fields until the network is back", async ({
  page,
  context,
  refusals,
}) => {
  refusals.add(0);
  const text = uniqueTitle("Hors connexion");
  const alert = page.getByText(/^Vous êtes hors connexion/);
  await signIn(page, "pro");
  await composeLineAd(page, text);
  await chooseCity(page);
  await context.setOffline(true);
  await expect(alert).toBeVisible();
  await submitOrder(page);
  await expect(page.getByText("La connexion est interrompue.")).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await expectFormAsItWas(page, text);
  await submitOrder(page);
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
});

test("a chunk that a newer release has removed reloads the page once and keeps the form", async ({
  page,
  refusals,
}) => {
  refusals.add(404);
  const text = uniqueTitle("Portail renouvelé");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole("button", { name: /modèle/i }).click();
  await expect(page.getByText("Votre brouillon est de retour.")).toBeVisible();
  await expectFormAsItWas(page, text);
  await expectTermsOpen(page);
  expect(loads).toHaveLength(1);
});
