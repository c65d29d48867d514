import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).getByRole("row");

/** A file that is one: what the browser saved begins as a PDF does. */
async function expectPdf(download: Download, name: RegExp): Promise<void> {
  expect(download.suggestedFilename()).toMatch(name);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe("%PDF-");
}

test("an account on term finds and downloads an invoice and the invoices of a month", async ({
  page,
}) => {
  await signIn(page, "terme");
  await page.goto("/fr/mes-factures");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Mes factures");
  await main(page).getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL("/fr/mes-factures/pg=2");
  await expect(main(page).getByText("Page 2")).toBeVisible();
  const number = (await rows(page).nth(1).getByRole("link").textContent()) ?? "";

  await main(page).getByLabel("Référence").fill(number);
  await main(page).getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL(`/fr/mes-factures?reference=${number}`);
  await expect(rows(page)).toHaveCount(2);
  const saved = page.waitForEvent("download");
  await main(page)
    .getByRole("button", { name: `Actions pour ${number}` })
    .click();
  await page.getByRole("button", { name: "Télécharger", exact: true }).click();
  await expectPdf(await saved, new RegExp(`^facture-${number}-\\d{8}-\\d{6}\\.pdf$`));

  await main(page).getByLabel("Référence").fill("F1999-000001");
  await main(page).getByRole("button", { name: "Filtrer" }).click();
  await expect(main(page).getByRole("cell", { name: "Aucune facture trouvée." })).toBeVisible();

  await main(page).getByRole("button", { name: "Facture mensuelle" }).click();
  const dialog = page.getByRole("dialog");
  const monthly = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Télécharger" }).click();
  await expectPdf(await monthly, /^facture-mensuelle-\d{4}-\d{2}-\d{8}-\d{6}\.pdf$/);

  await page.goto("/fr/mes-forfaits");
  await main(page).getByRole("link", { name: "Mes factures" }).click();
  await expect(page).toHaveURL("/fr/mes-factures");
});

test("an account without credit terms has packages in place of invoices", {
  tag: "@whole",
}, async ({ page, refusals }) => {
  refusals.add(403);
  await signIn(page, "pro");
  await page.goto("/fr/mes-factures");
  await expect(page).toHaveURL("/fr/mes-forfaits");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Mes forfaits");
  const first = rows(page).nth(1);
  await expect(first).toBeVisible();
  await main(page).getByLabel("Statut").selectOption("Actif");
  await main(page).getByRole("button", { name: "Filtrer" }).click();
  await expect(page).toHaveURL("/fr/mes-forfaits?statut=active");
  await expect(rows(page).filter({ hasText: "Actif" }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: "Terminé" })).toHaveCount(0);
});
