import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { adRow, expectOutcome, payByCard } from "../support/payment.ts";
import { balanceOf, orderStatus, placeLineAd } from "../support/service.ts";

const { outcome } = labels.fr;

test("a refused card leads to a retry that works", async ({ page }) => {
  const { orderId, title } = await placeLineAd("membre");
  await signIn(page, "membre");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await payByCard(page, "refusal");
  await expectOutcome(page, outcome.refused);
  await page.getByRole("link", { name: outcome.retry }).click();
  await expect(page).toHaveURL(`/fr/recap-annonce/${orderId}`);
  await payByCard(page, "success");
  await expectOutcome(page, outcome.accepted);
  await page.getByRole("link", { name: outcome.myOrders }).click();
  await expect(adRow(page, title)).toContainText("Payée");
});

test("the outcome page waits for a late callback", async ({ page }) => {
  const { orderId } = await placeLineAd("membre");
  await signIn(page, "membre");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await payByCard(page, "late", 5);
  await expectOutcome(page, outcome.pending);
  await expectOutcome(page, outcome.accepted);
  expect(await orderStatus("membre", orderId)).toBe("paid");
});

test("a repeated callback pays once", { tag: "@whole" }, async ({ page }) => {
  const { orderId } = await placeLineAd("membre");
  const balance = await balanceOf("membre");
  await signIn(page, "membre");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await payByCard(page, "repeated");
  await expectOutcome(page, outcome.accepted);
  expect(await orderStatus("membre", orderId)).toBe("paid");
  // A second settlement would have been booked to the balance.
  expect(await balanceOf("membre")).toBe(balance);
});

for (const [name, choice] of [
  ["with a foreign signature", "forged"],
  ["of another amount", "wrongAmount"],
  ["that never comes", "silent"],
] as const) {
  test(`a callback ${name} leaves the order unpaid`, { tag: "@whole" }, async ({ page }) => {
    const { orderId, title } = await placeLineAd("membre");
    await signIn(page, "membre");
    await page.goto(`/fr/recap-annonce/${orderId}`);
    await payByCard(page, choice);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: outcome.accepted })).toBeHidden();
    expect(await orderStatus("membre", orderId)).toBe("unpaid");
    await page.goto("/fr/mes-annonces");
    await expect(adRow(page, title)).toContainText("À payer");
  });
}

test("an outcome page shows the order's status whatever its address claims", {
  tag: "@whole",
}, async ({ page }) => {
  const { orderId } = await placeLineAd("membre");
  await signIn(page, "membre");
  await page.goto(`/fr/paiement-succes?commande=${orderId}`);
  await expectOutcome(page, outcome.unpaid);
  await page.goto("/fr/paiement-succes");
  await expectOutcome(page, outcome.unknown);
});
