import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";

for (const [language, tag] of [
  ["fr", ["@whole"]],
  ["ar", []],
] as const) {
  test(`an unknown path shows «not found» and links to the home page (${language})`, {
    tag: [...tag],
  }, async ({ page, refusals }) => {
    refusals.add(404);
    const answer = await page.goto(`/${language}/cette-page/n-est-pas`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(`/${language}/404`);
    const title = page.getByRole("heading", { level: 1, name: labels[language].notFound });
    await expect(title).toBeVisible();
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
  });
}

test("the language switch keeps the page, and the next visit keeps the language", async ({
  page,
}) => {
  await signIn(page, "pro");
  await page.goto("/fr/mes-annonces/pg=2?statut=validated");
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/ar/mes-annonces/pg=2?statut=validated");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1, name: "إعلاناتي" })).toBeVisible();
  await page.goto("/mes-annonces");
  await expect(page.getByRole("heading", { level: 1, name: "إعلاناتي" })).toBeVisible();
});

test("a support in the address sets the page's colours and name", async ({ page }) => {
  await page.goto("/fr/al-ofoq/");
  await expect(page.locator("html")).toHaveAttribute("data-support", "al-ofoq");
  await expect(page.getByRole("banner").getByRole("link", { name: "Al Ofoq" })).toBeVisible();
});

test("a former slug of a published ad or of an account's ad redirects to the current one", async ({
  page,
}) => {
  await page.goto("/fr/annonces");
  const publishedAd = page.getByRole("article").first().getByRole("link").first();
  const own = (await publishedAd.getAttribute("href")) ?? "";
  const former = own.replace(/[^/]+\/(\d+)$/, "ancien-titre/$1");
  const answer = await page.request.get(former, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, own]);

  await signIn(page, "pro");
  await page.goto("/fr/mes-annonces");
  const ad = page.getByRole("row").nth(1).getByRole("link").first();
  const path = (await ad.getAttribute("href")) ?? "";
  await page.goto(path.replace(/[^/]+\/(\d+)$/, "ancien-titre/$1"));
  await expect(page).toHaveURL(path);
});
