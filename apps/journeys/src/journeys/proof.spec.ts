import type { Page } from "@playwright/test";
import { extractText } from "unpdf";
import { signIn } from "../support/accounts.ts";
import { MONDAY, money, TUESDAY } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import {
  adText,
  choosePlace,
  composeLineAd,
  expectTotal,
  LEGAL_LINE,
  openOrderForm,
  openProof,
  pickDays,
  previewRows,
  price,
} from "../support/order-form.ts";

const MIXED = `ATLAS NÉGOCE SARL au capital de 100 000 dirhams

رأسمال الشركة 100.000 درهم، مقرها الاجتماعي بالدار البيضاء
Pour avis, le gérant : الأفق CONSEIL`;

test("the proof has the rows of the preview and of the price", async ({ page }) => {
  await signIn(page, "pro");
  await composeLineAd(page, MIXED);
  const shown = await previewRows(page).allTextContents();
  await expect(price(page)).toContainText(`${shown.length} lignes`);
  const printed = await readProof(page);
  expect(printed.map(lettersOf)).toEqual(shown.map(lettersOf).filter((row) => row !== ""));
});

test("a failed proof is reported, and its tab is closed", { tag: "@whole" }, async ({
  page,
  refusals,
}) => {
  refusals.add(503);
  await signIn(page, "pro");
  await composeLineAd(page, "Avis");
  await page.route("**/annonces/epreuve", (route) =>
    route.fulfill({ status: 503, json: { code: "DOCUMENT_UNAVAILABLE", message: "Réessayez." } }),
  );
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Voir l’épreuve" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Réessayez." })).toBeVisible();
  await expect.poll(async () => (await opened).isClosed()).toBe(true);
});

test("advice names a cheaper format for the same ad, and one click applies it", async ({
  page,
}) => {
  await signIn(page, "particulier");
  await openOrderForm(page, 3);
  await choosePlace(page, LEGAL_LINE);
  await adText(page).fill(Array.from({ length: 10 }, (_, row) => `Ligne ${row + 1}`).join("\n"));
  await pickDays(page, MONDAY, TUESDAY);
  await expectTotal(page, money(612_00));
  const advice = page.getByRole("status").filter({ hasText: money(39_78) });
  await expect(advice).toContainText("Une ligne vide");
  await advice.getByRole("button", { name: "Appliquer" }).click();
  await expectTotal(page, money(572_22));
  await expect(previewRows(page)).toHaveCount(11);
  await expect(page.getByRole("button", { name: "Appliquer" })).toHaveCount(0);
});

async function readProof(page: Page): Promise<string[]> {
  const { text } = await extractText(await openProof(page));
  return (text[0] ?? "").split("\n").filter((row) => row.trim() !== "");
}

/** Letters and signs in no order: two scripts in one row are read in either. */
function lettersOf(row: string): string {
  return [...row.replaceAll(/[\s\p{Cf}]/gu, "")].toSorted().join("");
}
