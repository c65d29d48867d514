import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { certificateOf } from "../support/published-ads.ts";

test.use({ locale: "ar-MA" });

test("a certificate is verified in Arabic by its typed code", { tag: "@whole" }, async ({
  page,
}) => {
  const { code } = await certificateOf("particulier");
  await page.goto("/ar/verification");
  await expectAccessible(page, "verification, ar");
  await page.getByLabel("رمز التحقق").fill(code.toLowerCase().replaceAll(/(.{4})(?=.)/g, "$1 "));
  await page.getByRole("checkbox", { name: "لست برنامجا آليا" }).check();
  await expect(page.getByText("تم التأكد من أنكم إنسان.")).toBeVisible();
  await page.getByRole("button", { name: "تحقق", exact: true }).click();
  const result = page.getByRole("region", { name: "نتيجة التحقق" });
  await expect(result).toContainText("وثيقة أصلية");
  const references = result.locator("bdi").filter({ hasText: /^A\d{8}$/ });
  await expect(references.first()).toHaveAttribute("dir", "ltr");
});
