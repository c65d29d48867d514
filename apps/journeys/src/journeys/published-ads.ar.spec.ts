import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";

test("a visitor finds a published ad and the rates in Arabic", { tag: "@whole" }, async ({
  page,
  request,
}) => {
  await page.goto("/ar/al-ofoq/annonces");
  const results = page.getByRole("region", { name: "الإعلانات المطابقة" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("كل الإعلانات");
  // Letters are found in any of their forms.
  const words = page.getByRole("searchbox", { name: "كلمات البحث" });
  await words.fill("شركه");
  await words.press("Enter");
  await expect(page).toHaveURL(/recherche=/);
  const first = results.getByRole("article").first();
  await expect(first).toContainText("شرك");
  const title = await first.getByRole("heading").textContent();
  await first.getByRole("link").click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title ?? "");
  await expect(page.getByRole("button", { name: "مراسلة المعلن" })).toBeVisible();
  await expectAccessible(page, "published ad in Arabic");

  const document = await (await request.get(page.url())).text();
  expect(document).toContain(`<title>${title}`);
  expect(document).toContain('"@type":"AdvertiserContentArticle"');
  expect(document).toContain('hreflang="fr"');

  await page.goto("/ar/tarifs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الأثمنة");
  await page
    .getByRole("navigation", { name: "الجرائد" })
    .getByRole("link", { name: "الأفق" })
    .click();
  await expect(page).toHaveURL(/\/ar\/al-ofoq\/tarifs$/);
  await expect(page.getByText(/جزافيا/)).toBeVisible();
  await expect(page.getByRole("table", { name: "إعلانات بالسطر" })).toBeVisible();
  await expectAccessible(page, "rates in Arabic");
});
