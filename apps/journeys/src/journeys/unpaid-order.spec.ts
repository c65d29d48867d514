import { signIn } from "../support/accounts.ts";
import { money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { balanceOf, orderStatus, placeLineAd } from "../support/service.ts";

const { recap, outcome } = labels.fr;

test("a saved order is paid later from «my ads»", async ({ page }) => {
  const { orderId, title, total } = await placeLineAd("pro");
  const balance = await balanceOf("pro");
  await signIn(page, "pro");
  await page.goto("/fr/mes-annonces");
  await adRow(page, title)
    .getByRole("button", { name: /^Actions pour/ })
    .click();
  await page.getByRole("link", { name: "Payer", exact: true }).click();
  await expect(page).toHaveURL(`/fr/recap-annonce/${orderId}`);
  await expect(page.getByRole("region", { name: "Paiement" })).toContainText(money(total));
  await page.getByRole("radio", { name: recap.balance }).check();
  await page.getByRole("button", { name: recap.pay }).click();
  await expectOutcome(page, outcome.accepted);
  expect(await balanceOf("pro")).toBe(balance - total);
});

test("an order is cancelled from its recap after a confirmation", async ({ page }) => {
  const { orderId, title } = await placeLineAd("pro");
  await signIn(page, "pro");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await page.getByRole("button", { name: "Annuler la commande" }).click();
  const question = page.getByRole("alertdialog", { name: "Annuler cette commande ?" });
  await question.getByRole("button", { name: "Garder la commande" }).click();
  expect(await orderStatus("pro", orderId)).toBe("unpaid");
  await page.getByRole("button", { name: "Annuler la commande" }).click();
  await question.getByRole("button", { name: "Annuler la commande" }).click();
  const answer = page.getByRole("dialog", { name: "Commande annulée" });
  await answer.getByRole("button", { name: "Voir mes annonces" }).click();
  await expect(adRow(page, title)).toContainText("Annulée");
});

test("an ad is cancelled from «my ads», with the server's message", async ({ page }) => {
  const { title } = await placeLineAd("pro");
  await signIn(page, "pro");
  await page.goto("/fr/mes-annonces");
  await adRow(page, title)
    .getByRole("button", { name: /^Actions pour/ })
    .click();
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "Annuler cette annonce ?" })
    .getByRole("button", { name: "Annuler l’annonce" })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "annulée" })).toBeVisible();
  await expect(adRow(page, title)).toContainText("Annulée");
});

test("an account on term pays a saved order on term, without card or coupon", {
  tag: "@whole",
}, async ({ page }) => {
  const { orderId } = await placeLineAd("terme");
  await signIn(page, "terme");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await expect(page.getByRole("radio")).toHaveCount(1);
  await expect(page.getByRole("radio", { name: "Paiement à terme" })).toBeChecked();
  await expect(page.getByLabel("Coupon")).toHaveCount(0);
  const charge = page.getByRole("button", { name: "Porter sur mon compte" });
  await charge.click();
  await expect(page.getByRole("status").filter({ hasText: "compte à terme" })).toBeVisible();
  await expect(charge).toBeDisabled();
  await expect(page.getByRole("button", { name: "Annuler la commande" })).toBeDisabled();
  await expect(page.getByText("Sur votre compte", { exact: true })).toBeVisible();
  expect(await orderStatus("terme", orderId)).toBe("processing");
});

test("a coupon lowers the total, and an invalid one is reported and changes nothing", async ({
  page,
  refusals,
}) => {
  refusals.add(422);
  const { orderId, total } = await placeLineAd("pro");
  const balance = await balanceOf("pro");
  await signIn(page, "pro");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  const payment = page.getByRole("region", { name: "Paiement" });
  const code = page.getByLabel("Coupon");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(code).toHaveAccessibleDescription("Saisissez un coupon");
  await code.fill("PRINTEMPS15");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription("Ce coupon a expiré.");
  await expect(payment).toContainText(money(total));
  await code.fill("bienvenue10");
  await code.press("Enter");
  await expect(payment).toContainText(money(total * 0.9));
  await page.getByRole("radio", { name: recap.balance }).check();
  await page.getByRole("button", { name: recap.pay }).click();
  await expectOutcome(page, outcome.accepted);
  expect(await balanceOf("pro")).toBe(balance - total * 0.9);
});

test("an account above its ceiling sees the reason in place of the button, and can only cancel", {
  tag: "@whole",
}, async ({ page }) => {
  const { orderId } = await placeLineAd("plafond");
  await signIn(page, "plafond");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  const pay = page.getByRole("button", { name: /^Le plafond de votre compte est dépassé/ });
  await expect(pay).toBeDisabled();
  await expect(page.getByRole("button", { name: "Annuler la commande" })).toBeEnabled();
});

test("another account's order is not found", { tag: "@whole" }, async ({ page, refusals }) => {
  refusals.add(404);
  const { orderId } = await placeLineAd("terme");
  await signIn(page, "pro");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await expect(page).toHaveURL("/fr/404");
  await expect(page.getByRole("heading", { name: "Cette page n’existe pas" })).toBeVisible();
});
