import { signIn } from "../support/accounts.ts";
import { money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  adText,
  chooseCity,
  composeLineAd,
  saveOrder,
  submitOrder,
} from "../support/order-form.ts";
import { adRow } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";

const { order } = labels.fr;

test("an ad is saved for a later payment, and the form is empty again", async ({ page }) => {
  const title = uniqueTitle("À payer plus tard");
  await signIn(page, "pro");
  await composeLineAd(page, title);
  await chooseCity(page);
  await saveOrder(page);
  const saved = page.getByRole("status").filter({ hasText: "enregistrée" });
  await expect(saved).toBeVisible();
  await expect(adText(page)).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: order.heading })).toHaveValue("");
  await saved.getByRole("link", { name: "Voir mes annonces" }).click();
  await expect(adRow(page, title)).toContainText("À payer");
});

test("an account on term orders without a payment, and reads the server's terms of settlement", async ({
  page,
}) => {
  const title = uniqueTitle("À terme");
  await signIn(page, "terme");
  await composeLineAd(page, title);
  await expect(page.getByRole("combobox", { name: order.city })).toHaveCount(0);
  await page.getByRole("button", { name: "Porter sur mon compte" }).click();
  const answer = page.getByRole("dialog", { name: "Commande enregistrée" });
  await expect(answer).toContainText("compte à terme");
  await answer.getByRole("link", { name: "Voir la commande" }).click();
  await expect(page.getByRole("main")).toContainText(title);
  await expect(page.getByRole("main")).toContainText(money(48_00));
  await page.getByRole("link", { name: "Voir mes commandes" }).click();
  await expect(adRow(page, title)).toContainText("Sur votre compte");
});

test("an account above its credit ceiling cannot order, and reads the reason on the button", {
  tag: "@whole",
}, async ({ page }) => {
  await signIn(page, "plafond");
  await composeLineAd(page, uniqueTitle("Plafond"));
  await expect(page.getByRole("button", { name: "Porter sur mon compte" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /plafond/i })).toBeDisabled();
});

test("a professional's ICE is filled in beforehand, and a malformed one is reported", {
  tag: "@whole",
}, async ({ page }) => {
  await signIn(page, "pro");
  await composeLineAd(page, uniqueTitle("ICE"));
  await chooseCity(page);
  const ice = page.getByRole("textbox", { name: "ICE" });
  await expect(ice).toHaveValue("000152733000067");
  await ice.fill("123");
  await submitOrder(page);
  await expect(ice).toHaveAttribute("aria-invalid", "true");
  await ice.clear();
  // As long as a finger presses: what the message leaves behind must not move the button away meanwhile.
  await page.getByRole("button", { name: order.submit }).click({ delay: 150 });
  await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
});
