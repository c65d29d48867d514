import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const SECRET = "لا ينبغي أن يصل هذا";

/** What the service is told of visits, as it is told. */
function watchVisits(page: Page): Request[] {
  const told: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/ads/user-tracking")) told.push(request);
  });
  return told;
}

test("a visitor is counted once they agreed and until they refuse, and never quoted", async ({
  page,
}) => {
  const told = watchVisits(page);
  await page.goto("/ar/connexion");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "اتصلوا بنا", exact: true })
    .click();
  const question = page.getByRole("region", { name: "قياس الزيارات" });
  await expect(question.getByRole("button", { name: "موافق" })).toBeVisible();
  expect(told).toEqual([]);

  await question.getByRole("button", { name: "موافق" }).click();
  const message = page.getByRole("textbox").last();
  await message.fill(SECRET);
  await message.blur();
  const visit = page.waitForRequest("**/ads/user-tracking");
  await page.getByRole("banner").getByRole("link").first().click();
  const body = (await visit).postDataJSON();
  expect(body).toMatchObject({
    consentement: 1,
    url: "/ar/contact",
    next_url: "/ar",
    post: ["message"],
    device: "ordinateur",
  });
  expect(JSON.stringify(body)).not.toContain(SECRET);

  await question.getByRole("button", { name: "لا أوافق" }).click();
  const count = told.length;
  await page.goto("/ar/contact");
  await page.goto("/ar/connexion");
  await expect(question).toBeVisible();
  expect(told).toHaveLength(count);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("parution-visitor");
});
