import { enterCredentials } from "../support/accounts.ts";
import { FRIDAY } from "../support/dates.ts";
import { expect, test } from "../support/journey.ts";
import { chooseOption, chooseRadio, tabTo } from "../support/keyboard.ts";
import { money } from "../support/money.ts";
import { adText, dayCell, expectTotal, lineRing, previewRows } from "../support/order-form.ts";
import { adRow, expectOutcome } from "../support/payment.ts";
import { balanceOf, uniqueTitle } from "../support/service.ts";
import { words } from "../support/words.ts";

const { order, recap, outcome, myAds } = words.ar;

test("إعلان بالعربية: an Arabic ad, from login to «my ads», by keyboard alone", async ({ page }) => {
  const title = uniqueTitle("شركة الأفق");
  const balance = await balanceOf("particulier");
  const total = 500_00;

  await page.goto("/ar/passer-votre-annonce/support-2");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await enterCredentials(page, "particulier", "ar");
});
