import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

const UNPROCESSABLE = 422;
const NOT_FOUND = 404;

test("a visitor searches, filters and pages through published ads, with scripts and without", async ({
  page,
  browser,
}) => {
  await page.goto("/fr");
  const words = page.getByRole("searchbox", { name: "Rechercher une annonce publiée" });
  await words.fill("société");
  await words.press("Enter");
  await expect(page).toHaveURL(/\/fr\/annonces\?recherche=soci/);
  await expect(results(page).getByRole("article").first()).toContainText(/société/i);
  await expectAccessible(page, "search results");

  await page.getByRole("navigation", { name: "Rubriques" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/fr\/annonces\/[a-z-]+$/);
  await expect(results(page).getByRole("article")).toHaveCount(10);
  const first = await results(page).getByRole("article").first().textContent();
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL(/\/page=2$/);
  await expect(results(page).getByRole("article").first()).not.toHaveText(first ?? "");

  const category = page.getByRole("combobox", { name: "Catégorie" });
  const chosen = await category.getByRole("option").nth(1).textContent();
  await category.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Rechercher", exact: true }).click();
  await expect(page).toHaveURL(/\/annonces\/[a-z-]+\?categorie=\d+$/);
  await page.getByRole("button", { name: `Retirer le filtre ${chosen}` }).click();
  await expect(page).not.toHaveURL(/categorie/);

  const { origin } = new URL(page.url());
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const unscripted = await plain.newPage();
  await unscripted.goto("/fr");
  await unscripted
    .getByRole("searchbox", { name: "Rechercher une annonce publiée" })
    .fill("société");
  await unscripted.getByRole("button", { name: "Rechercher", exact: true }).click();
  await expect(unscripted).toHaveURL(/\/fr\/annonces\?recherche=soci/);
  await expect(results(unscripted).getByRole("article").first()).toContainText(/société/i);
  const city = unscripted.getByRole("combobox", { name: "Ville" });
  await city.selectOption({ index: 1 });
  await unscripted.getByRole("button", { name: "Rechercher", exact: true }).click();
  await expect(unscripted).toHaveURL(/recherche=soci.*ville=\d/);
  await expect(unscripted.getByRole("searchbox", { name: "Mots recherchés" })).toHaveValue(
    "société",
  );
  await expect(city).not.toHaveValue("");
  await plain.close();
});

test("a visitor opens a published ad's photos and writes to its advertiser", async ({
  page,
  refusals,
}) => {
  // From the second message of an address on, the server asks for a challenge.
  refusals.add(UNPROCESSABLE).add(NOT_FOUND);
  await openAdWithPhotos(page);
  const gallery = page.getByRole("region", { name: "Photos de l’annonce" });
  const next = gallery.getByRole("button", { name: "Photo suivante" });
  await next.click();
  await expect(gallery.getByRole("tab", { selected: true })).toHaveAccessibleName(/^Photo 2 sur/);
  await gallery.getByRole("toolbar").getByRole("button").first().click();
  await expect(gallery.getByRole("tab", { selected: true })).toHaveAccessibleName(/^Photo 1 sur/);
  await expect(page.getByRole("region", { name: "Annonces similaires" })).toBeVisible();
  await expectAccessible(page, "published ad");

  for (const subject of ["Visite", "Prix"]) {
    await page.getByRole("button", { name: "Contacter l’annonceur" }).click();
    const form = page.getByRole("dialog", { name: "Contacter l’annonceur" });
    await write(form, subject);
    await form.getByRole("button", { name: "Fermer" }).last().click();
  }
  await page.goto("/fr/annonce/immobilier-vente/nulle-part/2000000000");
  await expect(page).toHaveURL(/\/fr\/404$/);
});

test("the holder of a package sees its price among the rates, by link and by address", {
  tag: "@whole",
}, async ({ page }) => {
  const own = page.getByText("Votre forfait");
  await page.goto("/fr/tarifs");
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(own).toHaveCount(0);
  await signIn(page, "pro");
  await page.goto("/fr/tarifs");
  await expect(own.first()).toBeVisible();
});

const results = (page: Page) => page.getByRole("region", { name: "Annonces trouvées" });

async function openAdWithPhotos(page: Page): Promise<void> {
  await page.goto("/fr/annonces/immobilier-vente");
  const publishedAd = results(page)
    .getByRole("article")
    .filter({ has: page.locator("img") })
    .first();
  const title = await publishedAd.getByRole("heading").textContent();
  await publishedAd.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
}

async function write(form: Locator, subject: string): Promise<void> {
  await form.getByRole("textbox", { name: /adresse e-mail/ }).fill("lina@exemple.test");
  await form.getByRole("textbox", { name: /Objet/ }).fill(subject);
  await form.getByRole("textbox", { name: /Message/ }).fill("Est-il toujours libre ?");
  const send = form.getByRole("button", { name: "Envoyer le message" });
  const challenge = form.getByRole("checkbox", { name: "Je ne suis pas un robot" });
  const sent = form.getByRole("status").filter({ hasText: "transmis" });
  await send.click();
  await expect(challenge.or(sent)).toBeVisible();
  if (await challenge.isVisible()) {
    await challenge.check();
    await expect(form.getByText("Contrôle anti-robot réussi.")).toBeVisible();
    await send.click();
  }
  await expect(sent).toBeVisible();
}
