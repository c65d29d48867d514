import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const SECRET = "لا ينبغي أن يصل هذا";

/** Collects the visits that the page reports to the service. */
function watchVisits(page: Page): Request[] {
  const reports: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/ads/user-tracking")) reports.push(request);
  });
  return reports;
}

test("visits are counted between consent and refusal, and never hold typed text", async ({
  page,
}) => {
  const reports = watchVisits(page);
  await page.goto("/ar/connexion");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "اتصلوا بنا", exact: true })
    .click();
  const question = page.getByRole("region", { name: "قياس الزيارات" });
  await expect(question.getByRole("button", { name: "موافق" })).toBeVisible();
  expect(reports).toEqual([]);

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
  const count = reports.length;
  await page.goto("/ar/contact");
  await page.goto("/ar/connexion");
  await expect(question).toBeVisible();
  expect(reports).toHaveLength(count);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("parution-visitor");
});
