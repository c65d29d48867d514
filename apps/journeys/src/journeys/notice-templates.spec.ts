import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { adText, choosePlace, LEGAL_LINE, openOrderForm } from "../support/order-form.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const mentions = (page: Page) => page.getByRole("region", { name: "Mentions de l’annonce" });

test("an ad text is written from its template, edited by hand, and kept", async ({ page }) => {
  await signIn(page, "particulier");
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await page.getByRole("button", { name: "Partir d’un modèle" }).click();
  await dialog(page).getByRole("button", { name: "Constitution de SARL AU" }).click();
  const preview = dialog(page).getByRole("region", { name: "Aperçu" });

  await test.step("the text follows the template's fields", async () => {
    await fillCompany(dialog(page));
    await dialog(page).getByLabel("Nombre de parts").fill("1000");
    await dialog(page).getByLabel("Valeur nominale d’une part").fill("10");
    await dialog(page).getByLabel("Capital social").fill("100000");
    await expect(preview).toContainText("cent mille dirhams (100 000 Dhs)");
  });

  await test.step("contradictory answers are reported until they are corrected", async () => {
    const contradiction = preview.getByText("font 10 000,00 Dhs, et non 100 000,00 Dhs");
    await dialog(page).getByLabel("Nombre de parts").press("Tab");
    await expect(contradiction).toBeVisible();
    await dialog(page).getByLabel("Valeur nominale d’une part").fill("100");
    await expect(contradiction).toBeHidden();
    await expect(preview.getByText("2 mentions manquantes")).toBeVisible();
  });

  await test.step("the text is in the ad, and the button has the focus again", async () => {
    await dialog(page).getByRole("button", { name: "Écrire le texte" }).click();
    await expect(adText(page)).toHaveValue(/^ATLAS CONSEIL\nConstitution de société\nAux termes/);
    await expect(page.getByRole("button", { name: "Modifier le modèle" })).toBeFocused();
    await expect(mentions(page).getByRole("listitem")).toHaveText([
      "Date de l’acte",
      "Date du dépôt",
    ]);
  });

  await test.step("an edit by hand is counted", async () => {
    const text = await adText(page).inputValue();
    const dated = text.replace("en date du ……", "en date du 2 novembre 2026");
    await adText(page).fill(
      dated.replace(" sous le n° 987654", "").replace("le ……", "le 16/11/2026"),
    );
    await expect(mentions(page).getByRole("listitem")).toHaveText(["N° du dépôt"]);
    await adText(page).fill(dated.replace("le ……", "le 16/11/2026"));
    await expect(mentions(page)).toContainText("Toutes les mentions y sont.");
  });

  await test.step("text and fields survive a reload, and another text is not replaced without confirmation", async () => {
    await page.reload();
    await expect(adText(page)).toHaveValue(/^ATLAS CONSEIL\n/);
    await expect(mentions(page)).toContainText("Toutes les mentions y sont.");
    await page.getByRole("button", { name: "Modifier le modèle" }).click();
    await expect(dialog(page).getByLabel("Dénomination")).toHaveValue("ATLAS CONSEIL");
    await expect(dialog(page).getByText("sera remplacé")).toBeVisible();
  });
});

test("the template of an Arabic newspaper writes its text in Arabic", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "pro");
  await openOrderForm(page, 2);
  await choosePlace(page, LEGAL_LINE);
  await page.getByRole("button", { name: "Partir d’un modèle" }).click();
  await dialog(page).getByRole("button", { name: "Perte de document" }).click();
  await dialog(page).getByLabel("Document", { exact: true }).fill("جواز سفر");
  await dialog(page).getByLabel("Nom").fill("السيد كريم بناني");
  await dialog(page).getByLabel("Téléphone ou adresse").fill("0522 00 00 00");
  const paper = dialog(page).getByRole("article");
  await expect(paper).toHaveAttribute("dir", "rtl");
  await expect(paper).toContainText("الوثيقة: جواز سفر");
  await dialog(page).getByRole("button", { name: "Écrire le texte" }).click();
  await expect(adText(page)).toHaveValue(/^إعلان عن ضياع\n/);
  await expect(mentions(page).getByRole("listitem")).toHaveText(["Numéro du document"]);
});

test("the template of a car ad fills in the heading's own fields", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "particulier");
  await openOrderForm(page, 1);
  await choosePlace(page, {
    heading: "Automobiles et engins",
    type: "Annonce à la ligne",
    subheading: "Voitures",
  });
  const fuel = page.getByRole("combobox", { name: "Carburant" });
  await page.getByRole("button", { name: "Partir d’un modèle" }).click();
  await dialog(page).getByLabel("Marque et modèle").fill("Dacia Logan");
  await dialog(page).getByLabel("Carburant").selectOption("Hybride");
  await dialog(page).getByRole("button", { name: "Écrire le texte" }).click();
  await expect(adText(page)).toHaveValue(/hybride/);
  await expect(fuel.locator("option:checked")).toHaveText("Hybride");

  await fuel.selectOption("Diesel");
  await page.getByRole("button", { name: "Modifier le modèle" }).click();
  await expect(dialog(page).getByLabel("Carburant").locator("option:checked")).toHaveText("Diesel");
});

test("an obituary opens with its own template", { tag: "@whole" }, async ({ page }) => {
  await signIn(page, "particulier");
  await openOrderForm(page, 1);
  await choosePlace(page, {
    heading: "Carnet et avis de décès",
    type: "Annonce à la ligne",
    subheading: "Décès",
  });
  await page.getByRole("button", { name: "Partir d’un modèle" }).click();
  await expect(page.getByRole("dialog", { name: "Avis de décès" })).toBeVisible();
  await dialog(page).getByLabel("Nom du défunt ou de la défunte").fill("Haj Ahmed Bennani");
  await dialog(page).getByLabel("Famille", { exact: true }).fill("Bennani");
  await dialog(page).getByRole("button", { name: "Écrire le texte" }).click();
  await expect(adText(page)).toHaveValue(
    /^Avis de décès\nLa famille Bennani, parents et alliés .* décès de Haj Ahmed Bennani/,
  );
  await expect(mentions(page).getByRole("listitem")).toHaveText(["Date du décès"]);
});

async function fillCompany(form: Locator): Promise<void> {
  await form.getByLabel("Dénomination").fill("ATLAS CONSEIL");
  await form.getByLabel("Objet social").fill("conseil en gestion");
  await form.getByLabel("Siège social").fill("12, rue des Orangers, Casablanca");
  await form.getByLabel("N° du registre du commerce").fill("512345");
  await form.getByLabel("ICE").fill("001525713000097");
  for (const role of ["Associé unique", "Gérants"]) {
    const person = form.getByRole("group", { name: role });
    await person.getByLabel("Nom").fill("Mme Salma Alaoui");
    await person.getByLabel("Adresse").fill("3, rue du Port, Rabat");
  }
  await form.getByLabel("Ville du tribunal").fill("Agadir");
  await form.getByLabel("N° du dépôt").fill("987654");
}
