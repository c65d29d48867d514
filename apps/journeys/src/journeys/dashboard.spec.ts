import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";

test("the dashboard shows a team's sales of this year and of another, without tax, and links to its ads", async ({
  page,
}) => {
  await signIn(page, "pro");
  await page.goto("/fr/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
  // The balance beside the menu, and the one among the figures.
  const account = page.getByRole("navigation", { name: labels.fr.account });
  const balance = (await account.getByRole("definition").first().textContent()) ?? "";
  await expect(main.getByText(balance, { exact: true })).toBeVisible();
  await expect(main.getByLabel("Année", { exact: true })).toHaveValue("2026");
  const team = main.getByRole("table", { name: "Consommation de l’équipe" });
  await expect(team.getByRole("row").nth(4)).toBeVisible(); // The head, and four or more.
  await expect(team.getByRole("row", { name: /Hajar Lahlou.*%/ })).toBeVisible();

  await main.getByLabel("Année", { exact: true }).selectOption("2024");
  await expect(page).toHaveURL("/fr/dashboard?annee=2024");
  await main.getByLabel("Montants", { exact: true }).selectOption("Dhs HT");
  await expect(page).toHaveURL("/fr/dashboard?annee=2024&unite=ht");
  await expect(main.getByText("Total consommé (Dhs HT)")).toBeVisible();
  const sales = main.getByRole("figure", { name: "Ventes mensuelles" });
  await sales.getByRole("button", { name: /Tableau/ }).click();
  await expect(sales.getByRole("rowheader", { name: "mars 2024" })).toBeVisible();

  await main.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL("/fr/dashboard/pg=2?annee=2024&unite=ht");
  await expect(main.getByText("Page 2")).toBeVisible();
});

test("an account on term sees its debt, with Moroccan month names (ar)", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "terme");
  await page.goto("/ar/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "لوحة القيادة" })).toBeVisible();
  await expect(main.getByText("رصيد الأداء لأجل").first()).toBeVisible();
  const sales = main.getByRole("figure", { name: "المبيعات الشهرية" });
  await sales.getByRole("button", { name: /جدول/ }).click();
  await expect(sales.getByRole("rowheader", { name: /^نونبر 2026/ })).toBeVisible();
  await expect(main.getByText("استهلاك الفريق")).toHaveCount(0);
});
