import { expect, test } from "./test.ts";

test.beforeEach(({ complaints }) => expect(complaints).toEqual([]));

test("the login shows a refusal at its field, then leads to the list, which is filtered", async ({
  page,
}) => {
  await page.goto("/blocks.html");
  await page.getByLabel("Adresse e-mail").fill("nadia@gazette.ma");
  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("voile");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription("Mot de passe refusé.");
  await password.fill("barque");
  await page.getByRole("button", { name: "Se connecter" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes annonces");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.getByRole("button", { name: "Ouvrir le calendrier" }).click();
  await page.getByRole("button", { name: "Mois en cours" }).click();
  await expect(page.getByRole("rowheader")).toHaveText("Barque de pêche");
  await page.keyboard.press("Escape");
  await page.getByLabel("Statut").selectOption("cancelled");
  await expect(page.getByText("Aucune annonce ne correspond à ces filtres.")).toBeVisible();
  await page.getByRole("table").getByRole("button", { name: "Tout effacer" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});

test("the calendar adds up the prices of the chosen issues", async ({ page }) => {
  await page.goto("/blocks.html#dates");
  await page.getByRole("gridcell", { name: /mercredi 25 novembre 2026/ }).click();
  const friday = page.getByRole("gridcell", { name: /vendredi 27 novembre 2026/ });
  await friday.click();
  await expect(friday).toHaveAccessibleDescription(/^36,00\sDH, à commander avant jeudi 26/);
  await expect(page.getByRole("region", { name: "Prix" })).toContainText(/72,00\sDH/);
});

test("the order form shows the column, the price and the server's correction", async ({ page }) => {
  await page.goto("/blocks.html#order");
  await page.getByRole("button", { name: "Commander" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "3 réponses à revoir" });
  await expect(summary).toBeFocused();
  await page.getByLabel("Rubrique").selectOption("Voitures et bateaux");
  const text = page.getByLabel("Texte de l'annonce");
  await text.fill("Barque gratuite");
  await page.getByRole("gridcell", { name: /mercredi 25 novembre 2026/ }).click();
  await expect(page.getByRole("figure")).toContainText("Barque gratuite");
  await expect(page.getByRole("region", { name: "Prix" })).toContainText(/36,00\sDH/);
  await page.getByRole("button", { name: "Commander" }).click();
  await page.getByRole("link", { name: "Ce mot n'est pas accepté." }).click();
  await expect(text).toBeFocused();
  await text.fill("Barque à vendre");
  await page.getByRole("button", { name: "Commander" }).click();
  await expect(page.getByText("Commande reçue : 36 DH")).toBeVisible();
});

test("in Arabic a block reads from right to left in its own words", async ({ page }) => {
  await page.goto("/blocks.html?lang=ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("تسجيل الدخول");
  await page.getByRole("button", { name: "تسجيل الدخول" }).click();
  await expect(page.getByLabel("البريد الإلكتروني")).toBeFocused();
  await expect(page.getByText("أدخلوا كلمة المرور.")).toBeVisible();
});
