import { emailOf, PASSWORD } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";

test.describe("the desk in an Arabic browser", () => {
  test.use({ locale: "ar-MA" });

  test("opens in Arabic, and in French once that was chosen", async ({ page, refusals }) => {
    refusals.add(401);
    await page.goto("/desk");
    const signIn = (language: "fr" | "ar") =>
      page.getByRole("button", { name: labels[language].login.submit });
    await expect(signIn("ar")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page
      .context()
      .addCookies([{ name: "parution-language", value: "fr", url: new URL(page.url()).origin }]);
    await page.goto("/desk");
    await expect(signIn("fr")).toBeVisible();
  });
});

test("a page of the desk begins at its top, wherever the one before was left", async ({ page }) => {
  await page.goto("/desk/fr/editions");
  await page.getByLabel("Adresse e-mail").fill(emailOf("maquette"));
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  const last = page.getByRole("row").last().getByRole("link");
  await last.click();
  await expect(page.getByRole("button", { name: "Boucler" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
