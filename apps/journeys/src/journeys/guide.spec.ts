import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";

test("header and footer link to headings, guide and terms, and a change of language keeps the place on the page", async ({
  page,
}) => {
  await page.goto("/fr/faq?annonces=digitale#prix");
  await expect(page.getByRole("heading", { level: 2, name: "Prix et paiement" })).toBeVisible();
  await expect(page.getByLabel("Film : l’annonce numérique")).toBeVisible();
  await expectAccessible(page, "guide");
  await page.getByRole("navigation", { name: "Chapitres" }).getByText("Dates et délais").click();
  await expect(page.getByRole("heading", { level: 2, name: "Dates et délais" })).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/ar\/faq\?annonces=digitale#dates$/);
  await expect(page.getByRole("heading", { level: 2, name: "التواريخ والآجال" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();

  await page.getByRole("contentinfo").getByRole("link", { name: "Conditions de vente" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Conditions générales de vente");
  await page.getByRole("navigation", { name: "Articles" }).getByText("Solde prépayé").click();
  await expect(page.getByText("20 000 dirhams")).toBeInViewport();
  await expectAccessible(page, "terms of sale");

  await page.getByRole("button", { name: "Rubriques" }).click();
  const directory = page.getByRole("list", { name: "Rubriques" });
  const heading = directory.getByRole("list").first();
  const name = await heading.getAttribute("aria-label");
  await heading.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/fr\/annonces\/[^/]+\?categorie=\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name ?? "");
});
