import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, openElsewhere, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { placeLineAd, uniqueTitle } from "../support/service.ts";

test("a parent adds a member, activates it, and deactivates it again", async ({
  page,
  browser,
}) => {
  const firstName = uniqueTitle("Nadia").replace(" ", "-");
  const email = `${firstName.toLowerCase()}@atlas-conseil.test`;
  await signIn(page, "pro");
  await page.goto("/fr/mon-equipe/");
  await page.getByRole("button", { name: "Ajouter un membre" }).click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByLabel("Raison sociale")).toHaveValue("Atlas Conseil SARL");
  await expect(popup.getByLabel("Raison sociale")).not.toBeEditable();
  await popup.getByLabel("Nom", { exact: true }).fill("Filali");
  await popup.getByLabel("Prénom").fill(firstName);
  await popup.getByLabel("Adresse e-mail").fill(email);
  await popup.getByLabel("Téléphone").fill("poste 12");
  await popup.getByLabel("Fonction").fill("Acheteuse");
  await popup.getByLabel("Direction").fill("Achats");
  await popup.getByLabel("Adresse", { exact: true }).fill("27, boulevard Zerktouni");
  await popup.getByRole("combobox", { name: "Ville" }).fill("autre");
  await page.keyboard.press("Enter");
  await popup.getByLabel("Autre ville").fill("Azemmour");
  await popup.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(popup.getByLabel("Téléphone")).toBeFocused();
  await popup.getByLabel("Téléphone").fill("06 61 00 02 31");
  await popup.getByRole("button", { name: "Ajouter", exact: true }).click();

  const created = page.getByRole("alertdialog");
  const password = (await created.locator("code").textContent()) ?? "";
  expect(password).toMatch(/^[a-zA-Z2-9]{8}$/);
  await created.getByRole("switch", { name: "Compte actif" }).check();
  await created.getByRole("button", { name: "Terminer" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row.getByText("Actif", { exact: true })).toBeVisible();

  const member = await openElsewhere(browser);
  await member.goto("/fr/connexion");
  await enterLogin(member, email, password);
  await expect(member.getByLabel("Nouveau mot de passe", { exact: true })).toBeVisible();

  await row.getByRole("switch").uncheck();
  await expect(page.getByText("Le compte du membre est désactivé.")).toBeVisible();
  await expect(row.getByText("Désactivé", { exact: true })).toBeVisible();
  await member.goto("/fr/connexion");
  await member.evaluate(() => localStorage.clear());
  await member.reload();
  await enterLogin(member, email, password);
  await expect(member.getByText(/^Ce compte est désactivé/)).toBeVisible();
  await member.close();
});

test("a member's page shows its details and orders, and exports them as a sheet", async ({
  page,
}) => {
  const { orderId } = await placeLineAd("membre");
  const reference = `C${String(orderId).padStart(8, "0")}`;
  await signIn(page, "pro");
  await page.goto("/fr/mon-equipe");
  await page.getByRole("link", { name: /^Voir Hajar/ }).click();
  const card = page.getByRole("article");
  await expect(card.getByRole("heading")).toHaveText(/^Mme Lahlou.* Hajar$/);
  for (const fact of ["Dernière connexion", "Nombre d’annonces", "Total du solde consommé"]) {
    await expect(card.getByText(fact)).toBeVisible();
  }
  await page.getByLabel("Référence").fill(reference.toLowerCase());
  await page.getByRole("button", { name: "Filtrer" }).click();
  const table = page.getByRole("table");
  await expect(table.getByRole("link", { name: /^C\d+$/ })).toHaveText([reference]);
  await page.getByRole("button", { name: "Exporter" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByLabel("Statut").selectOption({ label: "Annulée" });
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page.getByRole("cell", { name: "Aucune commande trouvée." })).toBeVisible();
});

test("only its parent opens a team, and an unknown member is not found", { tag: "@whole" }, async ({
  page,
  refusals,
}) => {
  refusals.add(404);
  await signIn(page, "membre");
  await page.goto("/fr/mon-equipe/");
  await expect(page.getByText(labels.fr.notFound)).toBeVisible();
  await expect(page.getByRole("link", { name: "Mon équipe" })).toBeHidden();
  await signIn(page, "pro");
  await page.goto("/fr/mon-equipe/membre/1");
  await expect(page).toHaveURL("/fr/404");
});

test("a member is edited in Arabic", { tag: "@whole" }, async ({ page }) => {
  await signIn(page, "pro");
  await page.goto("/ar/mon-equipe/");
  await page.getByRole("button", { name: /^تعديل Mehdi/ }).click();
  const popup = page.getByRole("dialog");
  await expect(popup.getByLabel("البريد الإلكتروني")).not.toBeEditable();
  await popup.getByLabel("الهاتف").fill("٠٦٦١٠٠٠٢٣٠");
  await popup.getByLabel("العنوان").fill("شارع الزرقطوني، الدار البيضاء");
  await popup.getByLabel("الوظيفة").clear();
  await popup.getByRole("button", { name: "حفظ" }).click();
  await expect(popup.getByText("هذا الحقل إلزامي.")).toBeVisible();
  await popup.getByLabel("الوظيفة").fill("مسؤول التوظيف");
  await popup.getByRole("button", { name: "حفظ" }).click();
  await expect(page.getByText("تم تعديل بيانات العضو.")).toBeVisible();
  await page.getByRole("link", { name: /^عرض Mehdi/ }).click();
  await expect(page.getByRole("article").getByText("0661000230")).toBeVisible();
  await expect(page.getByRole("article").getByText("مسؤول التوظيف")).toBeVisible();
});

async function enterLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(labels.fr.login.email).fill(email);
  await page.getByLabel(labels.fr.login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: labels.fr.login.submit }).click();
}
