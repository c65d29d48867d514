import type { Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { bringToCounter } from "../support/cash-sandbox.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { balanceOf, orderStatus, placeLineAd } from "../support/service.ts";

const { outcome, recap } = labels.fr;

/** Asks for a code on the recap, and gives it as the page shows it. */
async function askForCode(page: Page, orderId: number): Promise<string> {
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await page.getByRole("radio", { name: "Espèces en agence partenaire" }).check();
  await page.getByRole("button", { name: recap.pay }).click();
  await expectOutcome(page, outcome.cash);
  return shownCode(page);
}

async function shownCode(page: Page): Promise<string> {
  const code = page.getByText(/^\d{4}\s\d{4}\s\d{4}$/);
  return ((await code.textContent()) ?? "").replaceAll(/\s/g, "");
}

test("a code paid at an agency settles its order, on the page that shows it", async ({ page }) => {
  const { orderId, title } = await placeLineAd("membre");
  const balance = await balanceOf("membre");
  await signIn(page, "membre");
  const code = await askForCode(page, orderId);
  expect(await orderStatus("membre", orderId)).toBe("paymentPending");
  const answers = await bringToCounter(page, code, "repeated");
  expect(answers).toEqual(Array(3).fill('200 {"resultat":"REGLE"}'));
  await expectOutcome(page, outcome.accepted);
  expect(await balanceOf("membre")).toBe(balance);
  await page.getByRole("link", { name: outcome.myOrders }).click();
  await expect(adRow(page, title)).toContainText("Payée");
});

for (const [name, action] of [
  ["with a foreign signature", "forged"],
  ["of another amount", "wrongAmount"],
] as const) {
  test(`a payment ${name} leaves the code unpaid`, { tag: "@whole" }, async ({ page }) => {
    const { orderId } = await placeLineAd("membre");
    await signIn(page, "membre");
    const code = await askForCode(page, orderId);
    await bringToCounter(page, code, action);
    expect(await orderStatus("membre", orderId)).toBe("paymentPending");
    await page.goto(`/fr/paiement-succes?commande=${orderId}`);
    await expectOutcome(page, outcome.cash);
    expect(await shownCode(page)).toBe(code);
  });
}

test("an expired code is reported as expired, and a payment on it goes to the balance", async ({
  page,
}) => {
  const { orderId } = await placeLineAd("membre");
  const balance = await balanceOf("membre");
  await signIn(page, "membre");
  const code = await askForCode(page, orderId);
  await bringToCounter(page, code, "expire");
  await expectOutcome(page, outcome.codeExpired);
  expect(await orderStatus("membre", orderId)).toBe("unpaid");
  expect(await bringToCounter(page, code, "pay")).toEqual(['200 {"resultat":"VERSE_AU_SOLDE"}']);
  await page.reload();
  await expectOutcome(page, outcome.credited);
  expect(await balanceOf("membre")).toBe(balance + 4800);
});

test("a payment by another method voids the cash code", { tag: "@whole" }, async ({ page }) => {
  const { orderId } = await placeLineAd("membre");
  await signIn(page, "membre");
  const code = await askForCode(page, orderId);
  await page.getByRole("link", { name: "Payer autrement" }).click();
  await page.getByRole("radio", { name: recap.balance }).check();
  await page.getByRole("button", { name: recap.pay }).click();
  await expectOutcome(page, outcome.accepted);
  const answers = await bringToCounter(page, code, "twice");
  expect(answers).toEqual(['200 {"resultat":"VERSE_AU_SOLDE"}', '422 {"resultat":"REFUSE"}']);
});

test("the Arabic page shows the same code, in Latin figures", { tag: "@whole" }, async ({
  page,
}) => {
  const { orderId } = await placeLineAd("membre");
  await signIn(page, "membre");
  const code = await askForCode(page, orderId);
  await page.goto(`/ar/paiement-encours?commande=${orderId}`);
  await expectOutcome(page, labels.ar.outcome.cash);
  expect(await shownCode(page)).toBe(code);
});
