import { payOrder } from "@parution/contract/payments";
import { signIn } from "../support/accounts.ts";
import { money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { adRow } from "../support/payment.ts";
import { balanceOf, placeLineAd, serviceAs } from "../support/service.ts";
import { expectSteady } from "../support/steady.ts";

const text = { name: "Texte de l’annonce" };

test("an unpaid ad is edited from «my ads», and its price follows the edit", async ({ page }) => {
  const { orderId, adId, title } = await placeLineAd("pro");
  await signIn(page, "pro");
  await page.goto("/fr/mes-annonces");
  await adRow(page, title)
    .getByRole("button", { name: /^Actions pour/ })
    .click();
  await page.getByRole("link", { name: "Modifier" }).click();
  await expect(page).toHaveURL(`/fr/modification-annonce/${adId}`);
  await page.getByRole("textbox", text).fill(`${title}\nAtlas SARL\nRabat\nAgdal`);
  await page.getByRole("button", { name: "Enregistrer et payer" }).click();
  await expect(page).toHaveURL(`/fr/recap-annonce/${orderId}`);
  await expect(page.getByRole("main")).toContainText(money(9600));
});

test("an edit of a paid ad shows its surcharge before it is paid, and refunds it when undone", async ({
  page,
}) => {
  const { orderId, adId, title } = await placeLineAd("pro");
  const client = await serviceAs("pro");
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  const balance = await balanceOf("pro");
  await signIn(page, "pro");
  await page.goto(`/fr/modification-annonce/${adId}`);
  const form = page.getByRole("region", { name: "Modification" });
  await page.getByRole("textbox", text).fill(`${title}\nAtlas SARL\nRabat\nAgdal`);
  await expect(form).toContainText("À payer en plus");
  await expect(form).toContainText(money(9600));
  await form.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(page.getByText("La différence de prix a été prélevée.")).toBeVisible();
  expect(await balanceOf("pro")).toBe(balance - 4800);
  await page.getByRole("button", { name: "Modifier encore" }).click();
  await page.getByRole("textbox", text).fill(title);
  await expect(form).toContainText("Sera crédité");
  await form.getByRole("button", { name: "Enregistrer les modifications" }).click();
  await expect(page.getByText("La différence de prix vous a été créditée.")).toBeVisible();
  expect(await balanceOf("pro")).toBe(balance);
});

test("an unknown ad and another account's ad are both shown as not found", async ({
  page,
  refusals,
}) => {
  refusals.add(404);
  const { adId } = await placeLineAd("particulier");
  await signIn(page, "pro");
  await page.goto(`/fr/modification-annonce/${adId}`);
  await expect(page.getByRole("heading", { name: "Cette annonce est introuvable." })).toBeVisible();
});

test("an account with a convention is redirected to the tender form of the same support", async ({
  page,
}) => {
  await signIn(page, "terme");
  await page.goto("/fr/passer-votre-annonce/support-2");
  await expect(page).toHaveURL("/fr/passer-votre-annonce-appels-offres/support-2");
  await expect(page.getByRole("radio", { name: "Al Ofoq" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /^Référence/ })).toBeVisible();
  await expectSteady(page);
});

test("any other account is redirected from the tender form to the standard one", {
  tag: "@whole",
}, async ({ page }) => {
  await signIn(page, "pro");
  await page.goto("/fr/l-horizon-eco/passer-votre-annonce-appels-offres");
  await expect(page).toHaveURL("/fr/l-horizon-eco/passer-votre-annonce");
  await expect(page.getByRole("radio", { name: "L'Horizon Éco" })).toBeChecked();
});
