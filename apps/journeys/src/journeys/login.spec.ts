import { enterCredentials, signInAfresh } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";

test("a wrong password is reported under the password field", async ({ page, refusals }) => {
  refusals.add(401);
  await page.goto("/fr/connexion");
  await enterCredentials(page, "membre", "fr", "pas le bon");
  const refusal = page.getByText("Email ou mot de passe incorrect.");
  await expect(refusal).toBeVisible();
  const password = page.getByLabel("Mot de passe", { exact: true });
  const [above, below] = [await password.boundingBox(), await refusal.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
});

test("an invalid address and empty fields are reported before anything is sent", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/fr/connexion");
  await page.getByLabel("Adresse e-mail").fill("samira");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Email invalide")).toBeVisible();
  await expect(page.getByText("Saisissez votre mot de passe")).toBeVisible();
  await page.getByLabel("Adresse e-mail").clear();
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Saisissez votre adresse e-mail")).toBeVisible();
});

for (const [language, tag] of [
  ["fr", []],
  ["ar", ["@whole"]],
] as const) {
  test(`login returns to the requested page (${language})`, { tag: [...tag] }, async ({ page }) => {
    const origin = `/${language}/mes-annonces/pg=2?reference=A`;
    await page.goto(origin);
    await expect(page).toHaveURL(new RegExp(`/${language}/connexion\\?origine=`));
    await enterCredentials(page, "pro", language);
    await expect(page).toHaveURL(origin);
    await expect(
      page.getByRole("heading", { level: 1, name: labels[language].myAds }),
    ).toBeVisible();
  });
}

test("the login page states its purpose, and that a session has ended in another tab", async ({
  page,
}) => {
  await page.goto("/fr/passer-votre-annonce/support-1");
  await expect(page.getByText(/^Connectez-vous pour passer commande/)).toBeVisible();
  await page.goto("/fr/mes-factures");
  await expect(page.getByText(/^Connectez-vous pour ouvrir cette page/)).toBeVisible();

  await signInAfresh(page, "membre");
  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
  // As in a second browser, which has not learned that the session has ended.
  await page.context().addCookies(cookies);
  await page.goto("/fr/mes-annonces");
  await expect(page.getByText(/^Votre session a pris fin/)).toBeVisible();
});

test("the login page hydrates without an error in a browser that remembers an ended session", async ({
  page,
  refusals,
}) => {
  refusals.add(401);
  await signInAfresh(page, "membre");
  await page.context().clearCookies();
  await page.goto("/fr/connexion");
  await expect(page.getByText(/^Votre session a pris fin/)).toBeVisible();
});

test("login does not redirect to another site", async ({ page }) => {
  await page.goto("/fr/connexion?origine=https://example.test/");
  await enterCredentials(page, "pro");
  await expect(page).toHaveURL("/fr");
});

test("logout closes the pages that need a login", async ({ page }) => {
  await signInAfresh(page, "membre");
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
  await page.goto("/fr/mes-annonces");
  await expect(page.getByRole("heading", { level: 1, name: "Connexion" })).toBeVisible();
});
