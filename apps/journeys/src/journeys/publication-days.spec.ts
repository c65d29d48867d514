import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { choosePlace, dayCell, LEGAL_LINE, openOrderForm, turnTo } from "../support/order-form.ts";

/** A Tuesday without a holiday, two months after the journeys' clock begins. */
const JANUARY = "2027-01-12";

test("a day of a later month is chosen with the mouse", async ({ page }) => {
  await signIn(page, "pro");
  await openOrderForm(page, 1);
  await choosePlace(page, LEGAL_LINE);
  await turnTo(page, JANUARY);
  await dayCell(page, JANUARY).click();
  await expect(dayCell(page, JANUARY)).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Mois précédent" }).click();
  await expect(dayCell(page, "2026-11-27")).toBeVisible();
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("a day of a later month is chosen with a finger", async ({ page }) => {
    await signIn(page, "pro");
    await openOrderForm(page, 2, "ar");
    const next = page.getByRole("button", { name: labels.ar.order.nextMonth });
    for (let turns = 0; turns < 2; turns += 1) await next.tap();
    await dayCell(page, JANUARY, "ar").tap();
    await expect(dayCell(page, JANUARY, "ar")).toHaveAttribute("aria-selected", "true");
  });
});
