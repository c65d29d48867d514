import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).getByRole("row");
const part = (page: Page, name: RegExp) => page.getByRole("spinbutton", { name });

test("orders are narrowed to a month of the list, then to days that are typed", async ({
  page,
}) => {
  await signIn(page, "pro");
  await page.goto("/fr/mes-commandes");
  await page.getByRole("button", { name: "Ouvrir le calendrier" }).click();
  await page.getByRole("button", { name: "Le mois dernier" }).click();
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL("/fr/mes-commandes?du=2026-10-01&au=2026-10-31");
  await expect(rows(page).nth(1)).toContainText("/10/2026");

  await part(page, /^jour, Du/).click();
  await page.keyboard.type("30112026");
  await expect(page.getByText("La fin vient avant le début.")).toBeVisible();
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(part(page, /^jour, Du/)).toBeFocused();
  await expect(page).toHaveURL(/du=2026-10-01/);

  await page.keyboard.type("31102026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fr/mes-commandes?du=2026-10-31&au=2026-10-31");
  await expect(rows(page).nth(1)).toContainText("31/10/2026");
  await expect(rows(page).filter({ hasText: "30/10/2026" })).toHaveCount(0);
});

test("the address's days are on the page as it comes, and the calendar speaks the page's language", async ({
  page,
}) => {
  await signIn(page, "pro");
  const answer = await page.request.get("/ar/mes-annonces?du=2026-10-01&au=2026-10-31");
  expect(await answer.text()).toContain("من 01/10/2026");
  await page.goto("/ar/mes-annonces?du=2026-10-01&au=2026-10-31");
  await page.getByRole("button", { name: "فتح التقويم" }).click();
  await expect(page.getByRole("dialog")).toContainText("أكتوبر 2026");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "مسح الفترة" }).click();
  await page.keyboard.type("01112026");
  await page.getByRole("button", { name: "تصفية", exact: true }).click();
  await expect(page).toHaveURL("/ar/mes-annonces?du=2026-11-01");
});
