import { signIn } from "../support/accounts.ts";
import { money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  choosePlace,
  composeLineAd,
  dayCell,
  expectTotal,
  LEGAL_LINE,
  openOrderForm,
  pressDisabled,
  submitOrder,
} from "../support/order-form.ts";
import { uniqueTitle } from "../support/service.ts";

const { order } = labels.fr;

test("an empty form lists the missing fields and links to each", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "pro");
  await openOrderForm(page, 1);
  await submitOrder(page);
  const summary = page.getByRole("alert").filter({ hasText: /réponses? à corriger/ });
  await expect(summary).toBeFocused();
  const heading = page.getByRole("combobox", { name: order.heading, exact: true });
  await expect(heading).toHaveAttribute("aria-invalid", "true");
  await expect(heading).toHaveAccessibleDescription(/\S/);
  await summary.getByRole("link", { name: /^Rubrique/ }).click();
  await expect(heading).toBeFocused();
  await summary.getByRole("link", { name: /^Conditions de vente/ }).click();
  await expect(page.getByRole("checkbox", { name: order.terms })).toBeFocused();
  await summary.getByRole("link", { name: /^Ville/ }).click();
  await expect(page.getByRole("combobox", { name: order.city })).toBeFocused();
});

test("the form asks for text and dates after the heading is chosen", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "pro");
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await chooseCity(page);
  await acceptTerms(page);
  await submitOrder(page);
  const summary = page.getByRole("alert").filter({ hasText: "2 réponses à corriger" });
  await summary.getByRole("link", { name: /^Texte de l’annonce/ }).click();
  await expect(adText(page)).toBeFocused();
  await expect(adText(page)).toHaveAccessibleDescription(/\S/);
  await summary.getByRole("link", { name: /^Dates de parution/ }).click();
  const focus = page.getByRole("group", { name: "Dates de parution" }).locator(":focus");
  await expect(focus.first()).toBeVisible();
});

test("a blocked day states its reason and cannot be chosen", { tag: "@whole" }, async ({
  page,
}) => {
  await signIn(page, "pro");
  await openOrderForm(page, 1);
  for (const [day, reason] of [
    ["2026-11-28", "Pas de parution le samedi ni le dimanche."],
    ["2026-11-24", "Délai dépassé"],
  ] as const) {
    await pressDisabled(dayCell(page, day));
    await expect(dayCell(page, day)).toHaveAttribute("aria-selected", "false");
    await expect(dayCell(page, day)).toHaveAccessibleDescription(new RegExp(reason));
    const hint = page.getByRole("group", { name: "Dates de parution" }).getByText(reason);
    await expect(hint.filter({ visible: true })).toBeVisible();
  }
  await expect(page.getByText("Aucune date choisie")).toBeVisible();
});

test("a price that changed after the page was opened is shown before the order is placed", async ({
  page,
  refusals,
}) => {
  refusals.add(409);
  await signIn(page, "pro");
  await page.route("**/ads/annonces/options/1", async (route) => {
    const response = await route.fetch();
    const stale = (await response.text()).replace('"prix_unitaire":20.00', '"prix_unitaire":19.00');
    await route.fulfill({ response, body: stale });
  });
  await composeLineAd(page, uniqueTitle("Ancien prix"));
  await chooseCity(page);
  await expectTotal(page, money(45_60));
  await page.unroute("**/ads/annonces/options/1");
  await submitOrder(page);
  const question = page.getByRole("alertdialog", { name: "Le prix a changé" });
  await expect(question).toContainText(money(45_60));
  await expect(question).toContainText(money(48_00));
  await question.getByRole("button", { name: "Accepter le nouveau prix" }).click();
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
  await expect(page.getByRole("region", { name: "Paiement" })).toContainText(money(48_00));
});

test("a file whose content differs from its extension is refused under its field", async ({
  page,
  refusals,
}) => {
  refusals.add(422);
  await signIn(page, "pro");
  await composeLineAd(page, uniqueTitle("Pièce jointe"));
  await chooseCity(page);
  await page.getByLabel("Pièces jointes").setInputFiles({
    name: "statuts.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from([0x4d, 0x5a, 0x90, 0, 3]),
  });
  await submitOrder(page);
  const summary = page.getByRole("alert").filter({ hasText: "1 réponse à corriger" });
  await expect(summary.getByRole("link", { name: /^Pièces jointes/ })).toBeVisible();
  await page.getByRole("button", { name: "Retirer statuts.pdf" }).click();
  await submitOrder(page);
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
});
