import { enterCredentials, signInAfresh } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";

test("shows a user nothing of the account that was signed in before, however late answers come", async ({
  page,
  context,
}) => {
  const formerUser = page.getByText("Youssef El Amrani");
  await signInAfresh(page, "pro");
  await page.goto("/fr/dashboard");
  await expect(formerUser.first()).toBeVisible();

  await test.step("the session ends in another tab", async () => {
    const tab = await context.newPage();
    // A read that is still under way would be refused once the session has ended.
    const lastRead = tab.waitForResponse(/\/dashboard\/annonces/);
    await tab.goto("/fr/dashboard");
    await (await lastRead).finished();
    await tab.getByRole("button", { name: labels.fr.account }).click();
    await tab.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page).toHaveURL(/\/fr\/connexion\?/);
    await tab.close();
  });

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/(?:ads|account)\/(?!api\/v1\/login)/, async (route) => {
    await held;
    await route.continue();
  });
  await enterCredentials(page, "particulier");
  await expect(page).toHaveURL("/fr/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
  await expect(formerUser).toHaveCount(0);
  letGo();
  await expect(page.getByText("Samira Bennani").first()).toBeVisible();
});
