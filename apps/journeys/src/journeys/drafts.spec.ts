import type { Page } from "@playwright/test";
import { enterCredentials, signIn, signInAfresh } from "../support/accounts.ts";
import { dayName, money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { adText, composeLineAd, openOrderForm } from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { placeLineAd, uniqueTitle } from "../support/service.ts";

const conflict = (page: Page) => page.getByRole("alertdialog", { name: /dans un autre onglet$/ });

/** Stored draft of the ad's text. */
const keptText = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("parution.order-draft."));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? "").values.texts.text;
  });

test("two tabs never overwrite each other's draft silently", async ({ page, context }) => {
  const text = uniqueTitle("Deux onglets");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  await expect.poll(() => keptText(page)).toBe(text);
  const other = await context.newPage();
  await openOrderForm(other, 1);
  await expect(adText(other)).toHaveValue(text);

  await test.step("the other tab saves: this one reports it and saves nothing meanwhile", async () => {
    await adText(other).fill(`${text} autre`);
    await expect(conflict(page)).toContainText(`${text} autre`);
    await page.keyboard.press("Escape");
    await expect(conflict(page)).toBeVisible();
    await expect.poll(() => keptText(page)).toBe(`${text} autre`);
  });

  await test.step("the other tab's draft is chosen", async () => {
    await page.getByRole("button", { name: "Reprendre celle de l’autre onglet" }).click();
    await expect(conflict(page)).toBeHidden();
    await expect(adText(page)).toHaveValue(`${text} autre`);
  });

  await test.step("this tab's draft is chosen", async () => {
    await adText(page).fill(`${text} premier`);
    await expect(conflict(other)).toContainText(`${text} premier`);
    await other.getByRole("button", { name: "Garder celle de cet onglet" }).click();
    await expect(conflict(page)).toContainText(`${text} autre`);
    await page.getByRole("button", { name: "Reprendre celle de l’autre onglet" }).click();
    await expect(adText(page)).toHaveValue(`${text} autre`);
  });

  await test.step("an ad sent from one tab is not sent again from the other", async () => {
    await other.getByRole("combobox", { name: "Ville", exact: true }).selectOption("Casablanca");
    await expect(conflict(page)).toBeVisible();
    await other.getByRole("checkbox", { name: /conditions générales/ }).check();
    await other.getByRole("button", { name: "Commander et payer" }).click();
    await expect(other).toHaveURL(/\/recap-annonce\/\d+$/);
    await expect(
      page.getByRole("alertdialog", { name: /envoyée ou effacée dans un autre onglet$/ }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Repartir à neuf" }).click();
    await expect(page.getByRole("combobox", { name: "Rubrique", exact: true })).toHaveValue("");
  });
});

test("an order on another newspaper asks for confirmation before it replaces the draft", {
  tag: "@whole",
}, async ({ page }) => {
  const text = uniqueTitle("Autre journal");
  await signIn(page, "pro");
  await composeLineAd(page, text);
  const question = page.getByRole("alertdialog", { name: "Commencer une nouvelle annonce ?" });

  await page.goto("/fr/passer-votre-annonce/support-3");
  await expect(question).toContainText(text);
  await page.getByRole("button", { name: "Garder le brouillon" }).click();
  await expect(adText(page)).toHaveValue(text);
  await page.reload();
  await expect(adText(page)).toHaveValue(text);
  await expect(question).toBeHidden();

  await page.goto("/fr/passer-votre-annonce/support-2");
  await page.getByRole("button", { name: "Effacer et recommencer" }).click();
  await expect(page.getByRole("combobox", { name: "Rubrique", exact: true })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Rubrique", exact: true })).toHaveValue("");
});

test("files are restored with their draft", async ({ page }) => {
  await signIn(page, "pro");
  await composeLineAd(page, uniqueTitle("Avec fichier"));
  await page
    .getByLabel("Pièces jointes")
    .setInputFiles({ name: "statuts.txt", mimeType: "text/plain", buffer: Buffer.from("Statuts") });
  await expect(page.getByText("statuts.txt")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain("statuts.txt");
  await page.reload();
  await expect(page.getByText("statuts.txt")).toBeVisible();
  await expect(page.getByText("Fichiers à ajouter de nouveau")).toBeHidden();
});

test("a session that expires during typing needs a new login and loses no text", {
  tag: "@whole",
}, async ({ page }) => {
  const text = uniqueTitle("Jeton");
  await signInAfresh(page, "pro");
  await composeLineAd(page, text);
  await adText(page).press("End");
  await adText(page).pressSequentially(" en cours");
  await runOut(page);
  await expect(page).toHaveURL(/\/fr\/?$/);
  await expect(page.getByText("Votre session a expiré.")).toBeVisible();
  await page.getByRole("link", { name: "Se reconnecter et reprendre" }).click();
  await enterCredentials(page, "pro");
  await expect(page).toHaveURL(/\/passer-votre-annonce\/support-1$/);
  await expect(adText(page)).toHaveValue(`${text} en cours`);
});

/** Lets the clock pass the end of the session, as it does while a laptop is closed. */
async function runOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 365 * 86_400_000;
    document.dispatchEvent(new Event("visibilitychange"));
    Date.now = now;
  });
}

test("the edit of a saved ad has a draft of its own, apart from that of a new ad", {
  tag: "@whole",
}, async ({ page }) => {
  const { title } = await placeLineAd("pro");
  const begun = uniqueTitle("Nouvelle");
  await signIn(page, "pro");
  await composeLineAd(page, begun);
  await expect.poll(() => keptText(page)).toBe(begun);

  await page.goto("/fr/mes-annonces");
  await adRow(page, title)
    .getByRole("button", { name: /^Actions pour/ })
    .click();
  await page.getByRole("link", { name: "Modifier" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Modifier l’annonce" })).toBeVisible();
  await expect(adText(page)).toHaveValue(new RegExp(title));
  const saved = await adText(page).inputValue();

  await adText(page).fill(`${saved}\nCorrigé`);
  await page.reload();
  await expect(adText(page)).toHaveValue(`${saved}\nCorrigé`);
  await page.getByRole("button", { name: "Revenir à l’annonce enregistrée" }).click();
  await page.getByRole("button", { name: "Abandonner les modifications" }).click();
  await expect(adText(page)).toHaveValue(saved);
  await page.reload();
  await expect(adText(page)).toHaveValue(saved);
  await expect(page.getByText("Votre brouillon est de retour.")).toBeHidden();

  await page.goto("/fr/passer-votre-annonce");
  await expect(adText(page)).toHaveValue(begun);
});

test("an order of issues survives a reload and an expired session until it is placed", {
  tag: "@whole",
}, async ({ page }) => {
  const address = page.getByRole("textbox", { name: "Adresse de livraison" });
  const issue = page.getByRole("gridcell", { name: new RegExp(dayName("2026-11-10")) });
  await signInAfresh(page, "pro");
  await page.goto("/fr/commandes-journal");
  await page.getByRole("radio", { name: "Journal complet" }).check();
  await page.getByRole("radio", { name: "Exemplaire ordinaire" }).check();
  await page.getByRole("radio", { name: "Moins d’un mois" }).check();
  await issue.click();
  await page.getByRole("radio", { name: "Livraison à votre adresse" }).check();
  await address.fill("14, rue Ibn Batouta");
  await page.reload();
  await expect(page.getByText("Votre brouillon est de retour.")).toBeVisible();
  await expect(issue).toHaveAttribute("aria-selected", "true");

  await address.fill("14, rue Ibn Batouta, Casablanca");
  await runOut(page);
  await page.getByRole("link", { name: "Se reconnecter et reprendre" }).click();
  await enterCredentials(page, "pro");
  await expect(page).toHaveURL(/\/commandes-journal$/);
  await expect(address).toHaveValue("14, rue Ibn Batouta, Casablanca");

  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  await expect(page.getByRole("region", { name: "Prix" })).toContainText(money(6_00 + 30_00));
  await page.getByRole("button", { name: "Enregistrer et payer plus tard" }).click();
  await expect(page.getByRole("link", { name: "Voir la commande" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Journal complet" })).not.toBeChecked();
  await expect(page.getByText("Votre brouillon est de retour.")).toBeHidden();
});
