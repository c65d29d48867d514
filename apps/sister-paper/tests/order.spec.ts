import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const TEXT = "À vendre barque de pêche, bois de cèdre, moteur neuf, filets compris.";

test.beforeEach(async ({ page, complaints }) => {
  expect(complaints).toEqual([]);
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).toContain("style-src 'self'");
});

async function answerAll(page: Page): Promise<void> {
  await page.getByLabel("Rubrique", { exact: true }).selectOption("Voitures et bateaux");
  await page.getByLabel("Texte de l'annonce").fill(TEXT);
  await page.getByLabel("Téléphone à imprimer").fill("0539 93 12 34");
  await page.getByRole("gridcell", { name: /mercredi 25 novembre 2026/ }).click();
}

test("what is typed stands in the column, and the ring counts its lines", async ({ page }) => {
  const paper = page.getByRole("region", { name: "Votre annonce à paraître" });
  const ring = page.getByRole("meter", { name: "Lignes de la colonne" });
  await expect(paper).toContainText("Votre texte paraîtra ici.");

  await page.getByLabel("Texte de l'annonce").pressSequentially("Perdu chat roux");
  await expect(paper.getByRole("listitem").first()).toHaveText("Perdu chat roux");
  await expect(ring).toHaveAttribute("aria-valuetext", "1 ligne sur 12");

  await page.getByLabel("Texte de l'annonce").fill("mot ".repeat(100));
  await expect(ring).toHaveAttribute("aria-valuetext", "15 lignes sur 12");
  await expect(ring).toHaveAttribute("data-level", "over");
});

test("a framed ad is rendered in its measures", async ({ page }) => {
  await page.getByRole("radio", { name: "En cadre" }).check();
  const paper = page.getByRole("region", { name: "Votre annonce à paraître" });
  await expect(paper).toContainText("62 mm");
  await expect(page.getByRole("meter", { name: "Lignes de la colonne" })).toHaveCount(0);
});

test("issues are chosen by keyboard, and the price follows", async ({ page }) => {
  await page.getByLabel("Texte de l'annonce").fill(TEXT);
  const calendar = page.getByRole("group", { name: "Numéros où paraîtra l'annonce" });
  const price = page.getByRole("region", { name: "Le prix" });
  await expect(price).toContainText("Écrivez votre texte");

  await calendar.getByRole("gridcell", { name: /mardi 24 novembre 2026/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(calendar.getByText("2 numéros choisis").first()).toBeVisible();
  await expect(price).toContainText("12 mots × 2 numéros");
  await expect(price).toContainText(/Total TTC\s*72,00\sDH/);

  await page.getByRole("radio", { name: "En gras" }).check();
  await expect(price).toContainText(/Total TTC\s*108,00\sDH/);
});

test("a Sunday is reached, explained and not chosen", async ({ page }) => {
  const calendar = page.getByRole("group", { name: "Numéros où paraîtra l'annonce" });
  const sunday = calendar.getByRole("gridcell", { name: /dimanche 29 novembre 2026/ });
  await calendar.getByRole("gridcell", { name: /samedi 28 novembre 2026/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(sunday).toBeFocused();
  await page.keyboard.press("Space");
  await expect(sunday).toHaveAccessibleDescription(/ne paraît pas le dimanche/);
  await expect(calendar.getByText("Aucun numéro choisi").first()).toBeVisible();
});

test("what is missing is said, and each line leads to its field", async ({ page }) => {
  await page.getByRole("button", { name: "Commander" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "4 réponses à revoir" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: "Écrivez le texte" }).click();
  await expect(page.getByLabel("Texte de l'annonce")).toBeFocused();
});

test("an order is read again, corrected and confirmed", async ({ page }) => {
  await answerAll(page);
  const order = page.getByRole("button", { name: "Commander" });
  await order.click();
  const dialog = page.getByRole("alertdialog", { name: "Établir le bon de commande ?" });
  await expect(dialog).toContainText(TEXT);
  await expect(dialog).toContainText(/36,00\sDH/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(order).toBeFocused();

  await order.click();
  await dialog.getByRole("button", { name: "Établir le bon" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "bon de commande est prêt" }),
  ).toContainText(/36,00\sDH/);
});
