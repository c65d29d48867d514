import { enterCredentials, signInAfresh } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { words } from "../support/words.ts";

test("who signs in after somebody else is shown nothing of theirs, however late answers come", async ({
  page,
  context,
}) => {
  const theirs = page.getByText("Youssef El Amrani");
  await signInAfresh(page, "pro");
  await page.goto("/fr/dashboard");
  await expect(theirs.first()).toBeVisible();

  await test.step("the session ends in another tab", async () => {
    const tab = await context.newPage();
    await tab.goto("/fr/dashboard");
    await tab.getByRole("button", { name: words.fr.account }).click();
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
  await expect(theirs).toHaveCount(0);
  letGo();
  await expect(page.getByText("Samira Bennani").first()).toBeVisible();
});
