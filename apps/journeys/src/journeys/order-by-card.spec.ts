import { signIn } from "../support/accounts.ts";
import { FRIDAY, MONDAY, money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  choosePlace,
  dayCell,
  expectTotal,
  LEGAL_LINE,
  lineRing,
  openOrderForm,
  pickDays,
  previewRows,
  price,
  submitOrder,
} from "../support/order-form.ts";
import { adRow, expectOutcome, payByCard } from "../support/payment.ts";
import { uniqueTitle } from "../support/service.ts";
import { expectSteady } from "../support/steady.ts";

test("a line ad is composed, ordered, paid by card and found in the lists", async ({ page }) => {
  const title = uniqueTitle("Sté Atlas");
  await signIn(page, "particulier");

  await test.step("the form's title is in the document of a signed-in user", async () => {
    const document = await page.request.get("/fr/passer-votre-annonce/support-1");
    expect(await document.text()).toMatch(/<h1[^>]*>Passer une annonce<\/h1>/);
  });

  await openOrderForm(page, 1);
  await expect(dayCell(page, MONDAY)).toBeVisible();
  await expectSteady(page);
  await choosePlace(page, LEGAL_LINE);

  await test.step("rows, ring and price follow the text", async () => {
    await expect(price(page)).toContainText(`2 lignes × ${money(24_00)}`);
    await adText(page).pressSequentially(title);
    await expect(previewRows(page).first()).toContainText(title);
    await expect(lineRing(page)).toHaveAttribute("aria-valuetext", /^1 ligne sur 90/);
    await adText(page).press("Enter");
    await adText(page).pressSequentially("x".repeat(29));
    await expect(previewRows(page)).toHaveCount(3);
    await expect(previewRows(page).nth(1)).toContainText("x".repeat(28));
    await expect(lineRing(page)).toHaveAttribute("aria-valuetext", /^3 lignes sur 90/);
    await expect(price(page)).toContainText(`3 lignes × ${money(24_00)}`);
    await adText(page).press("Backspace");
    await expect(previewRows(page)).toHaveCount(2);
    await expect(price(page)).toContainText(`2 lignes × ${money(24_00)}`);
    await adText(page).pressSequentially("y");
  });

  await test.step("each date adds its price", async () => {
    await pickDays(page, FRIDAY);
    await expectTotal(page, money(72_00));
    await pickDays(page, MONDAY);
    await expectTotal(page, money(144_00));
    await expect(price(page)).toContainText(money(120_00));
    await expect(price(page)).toContainText(money(24_00));
  });

  await chooseCity(page);
  await acceptTerms(page);
  await submitOrder(page);

  await test.step("the recap shows the same ad at the same price", async () => {
    await expect(page).toHaveURL(/\/fr\/recap-annonce\/\d+$/);
    await expect(
      page.getByRole("heading", { level: 1, name: labels.fr.recap.title }),
    ).toBeVisible();
    await expect(previewRows(page)).toHaveCount(3);
    await expect(previewRows(page).first()).toContainText(title);
    await expect(page.getByText("27/11/2026 · 30/11/2026")).toBeVisible();
    await expect(page.getByRole("region", { name: "Paiement" })).toContainText(money(144_00));
  });

  await test.step("on a phone, nothing covers the payment button", async () => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 600);
    await page.getByRole("button", { name: "Aller au paiement" }).click({ trial: true });
    await expect(page.getByRole("button", { name: "Revenir en haut" })).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await payByCard(page, "success");
  await expectOutcome(page, labels.fr.outcome.accepted);
  await page.getByRole("link", { name: labels.fr.outcome.myOrders }).click();
  await expect(adRow(page, title)).toContainText("Payée");
  await expect(adRow(page, title)).toContainText(money(144_00));
});
