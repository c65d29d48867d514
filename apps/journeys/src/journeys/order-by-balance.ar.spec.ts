import type { Locator, Page } from "@playwright/test";
import { emailOf, PASSWORD } from "../support/accounts.ts";
import { FRIDAY, money } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { chooseFirst, chooseRadio, press, tabTo } from "../support/keyboard.ts";
import { labels } from "../support/labels.ts";
import {
  adText,
  dayCell,
  expectTotal,
  lineRing,
  previewRows,
  price,
} from "../support/order-form.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { balanceOf, uniqueTitle } from "../support/service.ts";

const { login, order, recap, outcome } = labels.ar;

/** Al Ofoq sells up to 25 lines at one price, a publication. */
const TOTAL = 500_00;

test("an Arabic ad is ordered and paid from the balance, by keyboard alone", async ({ page }) => {
  const title = uniqueTitle("شركة الأفق");
  const balance = await balanceOf("particulier");
  const select = (name: string) => page.getByRole("combobox", { name, exact: true });

  await page.goto("/ar/passer-votre-annonce/support-2");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

  await test.step("login", async () => {
    await tabTo(page, page.getByLabel(login.email));
    await page.keyboard.type(emailOf("particulier"));
    await tabTo(page, page.getByLabel(login.password, { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(select(order.heading)).toBeEnabled();
  });

  await test.step("place and text", async () => {
    await chooseFirst(page, select(order.heading), "إعلانات قانونية");
    await chooseRadio(page, page.getByRole("group", { name: order.type }), "إعلان بالسطر");
    await chooseFirst(page, select(order.subheading), "تأسيس شركة");
    await expect(price(page, "ar")).toContainText(money(TOTAL, "ar"));
    await tabTo(page, adText(page, "ar"));
    await page.keyboard.type(title);
    await page.keyboard.press("Enter");
    await page.keyboard.type("شَرِكَةٌ ذاتُ مسؤوليةٍ محدودة");
    await expect(previewRows(page, "ar")).toHaveCount(2);
    await expect(previewRows(page, "ar").first()).toContainText(title);
    await expect(lineRing(page, "ar")).toHaveAttribute("aria-valuetext", /^سطران من 90/);
    expect(await directionOf(previewRows(page, "ar").getByText(title))).toBe("rtl");
  });

  await test.step("date: arrow keys follow the reading direction", async () => {
    await tabTo(page, dayCell(page, "2026-11-25", "ar"));
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(dayCell(page, FRIDAY, "ar")).toHaveAttribute("aria-selected", "true");
    await expectTotal(page, money(TOTAL, "ar"), "ar");
  });

  await test.step("city, terms, order", async () => {
    await chooseFirst(page, select(order.city), "الدار البيضاء");
    await tabTo(page, page.getByRole("checkbox", { name: order.terms }));
    await page.keyboard.press("Space");
    await press(page, page.getByRole("button", { name: order.submit }));
  });

  await test.step("recap and payment", async () => {
    await expect(page).toHaveURL(/\/ar\/recap-annonce\/\d+$/);
    await expect(shownBalance(page)).toHaveText(money(balance, "ar"));
    await chooseRadio(page, page.getByRole("group", { name: recap.method }), recap.balance);
    await press(page, page.getByRole("button", { name: recap.pay }));
    await expectOutcome(page, outcome.accepted);
  });

  await press(page, page.getByRole("link", { name: outcome.myOrders }));
  await expect(page.getByRole("heading", { level: 1, name: labels.ar.myOrders })).toBeVisible();
  await expect(shownBalance(page)).toHaveText(money(balance - TOTAL, "ar"));
  await expect(adRow(page, title)).toContainText("مؤدى");
  await expect(adRow(page, title)).toContainText(money(TOTAL, "ar"));
});

const shownBalance = (page: Page): Locator =>
  page
    .locator("dl", { has: page.getByText("الرصيد", { exact: true }) })
    .getByRole("definition")
    .first();

const directionOf = (row: Locator): Promise<string> =>
  row.evaluate((element) => getComputedStyle(element).direction);
