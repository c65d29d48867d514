import { signIn } from "../support/accounts.ts";
import { MONDAY, money, TUESDAY } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  choosePlace,
  expectTotal,
  openOrderForm,
  pickDays,
  preview,
  submitOrder,
} from "../support/order-form.ts";
import { uniqueTitle } from "../support/service.ts";

const recapTitle = { level: 1, name: labels.fr.recap.title } as const;

test("a digital ad has one price a day, a limited text, and is always online", async ({ page }) => {
  const title = uniqueTitle("Cession de parts");
  await signIn(page, "pro");
  await openOrderForm(page, 4);
  await choosePlace(page, {
    heading: "Annonces légales",
    type: "Annonce numérique",
    subheading: "Cession de parts sociales",
  });
  await expect(page.getByLabel("Pièces jointes")).toHaveCount(0);
  await expect(page.getByRole("group", { name: /Publier aussi/ })).toHaveCount(0);
  await adText(page).fill("Cession de parts sociales entre les associés.");
  await expect(page.getByText("45 caractères sur 1400")).toBeVisible();
  await page.getByRole("textbox", { name: "Titre sur le web" }).fill(title);
  await expect(preview(page)).toContainText(title);
  await pickDays(page, "2026-11-24", TUESDAY);
  await expectTotal(page, money(600_00));
  await chooseCity(page);
  await acceptTerms(page);
  await submitOrder(page);
  await expect(page.getByRole("heading", recapTitle)).toBeVisible();
  await expect(page.getByRole("region", { name: "Paiement" })).toContainText(money(600_00));
  await page.goto("/fr/mes-annonces");
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("À payer");
});

test("a modular ad is priced by colour and canvas, and its parts have character counters", async ({
  page,
}) => {
  await signIn(page, "pro");
  await openOrderForm(page, 1);
  await choosePlace(page, {
    heading: "Appels d’offres",
    type: "Annonce modulaire",
    subheading: "Travaux",
  });
  await page.getByRole("radio", { name: "Quadrichromie" }).check();
  await page.getByRole("radio", { name: "2 modules, 1 × 2" }).check();

  await test.step("title, body and footer have counters", async () => {
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await field("Titre").fill("Appel d'offres ouvert n° 12");
    await expect(page.getByText("27 caractères sur 50")).toBeVisible();
    await field("Corps").fill("x".repeat(261));
    await expect(page.getByText("261 caractères sur 260")).toBeVisible();
    await expect(preview(page)).toContainText("1 caractère de trop");
    await field("Corps").fill("Entretien des canaux du périmètre.");
    await field("Pied").fill("Estimation : 1 240 000 DH");
    await expect(preview(page)).toContainText("Appel d'offres ouvert n° 12");
    await expect(preview(page)).not.toContainText("de trop");
  });

  await pickDays(page, MONDAY);
  await expectTotal(page, money(604_80));
  await expect(page.getByLabel("Pièces jointes")).toHaveCount(0);

  await test.step("a larger canvas takes attachments, and a plain text has the sum of the limits", async () => {
    await page.getByRole("radio", { name: "8 modules, 2 × 4" }).check();
    await expect(page.getByLabel("Pièces jointes")).toHaveCount(1);
    await page.getByRole("radio", { name: "Texte simple" }).check();
    await adText(page).fill("Appel d'offres ouvert n° 12");
    await expect(page.getByText("27 caractères sur 1290")).toBeVisible();
  });

  await expectTotal(page, money(2_419_20));
  await chooseCity(page);
  await acceptTerms(page);
  await submitOrder(page);
  await expect(page.getByRole("heading", recapTitle)).toBeVisible();
  await expect(page.getByRole("region", { name: "Paiement" })).toContainText(money(2_419_20));
});
