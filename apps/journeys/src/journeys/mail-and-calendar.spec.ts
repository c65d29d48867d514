import { payOrder } from "@parution/contract/payments";
import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { placeLineAd, serviceAs } from "../support/service.ts";

/** Opens the newest mail of a subject, once it has left. */
async function openMail(page: Page, subject: string): Promise<void> {
  await expect(async () => {
    await page.goto("/dev/mails");
    await page.getByRole("link", { name: subject }).first().click({ timeout: 1000 });
  }).toPass();
}

test("an order and its payment are announced by mail, and its dates are in a calendar feed until the feed is revoked", async ({
  page,
  refusals,
}) => {
  const ad = await placeLineAd("pro");
  const client = await serviceAs("pro");
  await client.call(payOrder, { body: { orderId: ad.orderId, method: "balance" } });
  const reference = `C${String(ad.orderId).padStart(8, "0")}`;

  await openMail(page, `Votre commande ${reference}`);
  await openMail(page, `Paiement reçu pour la commande ${reference}`);
  const letter = page.frameLocator("iframe");
  await expect(letter.getByRole("heading", { name: "Votre paiement est reçu" })).toBeVisible();
  await expect(letter.getByRole("row", { name: /Total TTC/ })).toContainText("48,00");

  await signIn(page, "pro");
  await page.goto("/fr/mes-annonces");
  await page.getByRole("link", { name: ad.title }).click();
  const agenda = page.getByRole("region", { name: "Agenda" });
  await agenda.getByRole("button", { name: "Suivre dans mon agenda" }).click();
  const address = agenda.getByLabel("Adresse de l’agenda");
  await expect(address).toBeFocused();
  const url = new URL(await address.inputValue()).pathname;
  const calendar = await page.request.get(url);
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20261130");

  await agenda.getByRole("button", { name: "Révoquer l’adresse" }).click();
  await expect(agenda.getByRole("button", { name: "Suivre dans mon agenda" })).toBeFocused();
  refusals.add(404);
  expect((await page.request.get(url)).status()).toBe(404);
});
