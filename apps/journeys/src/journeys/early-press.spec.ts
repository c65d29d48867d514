import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { expect, test, unhydrated } from "../support/journey.ts";
import { placeLineAd } from "../support/service.ts";

/** Opens a page of which nothing but its document has come, as over a slow network; answers how to let the scripts come. */
async function openBeforeScripts(
  page: Page,
  address: string,
  root = "#root[inert]",
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.removeLocatorHandler(unhydrated(page));
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator(root)).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  return resolve;
}

async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("It is not in the page.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("a payment method that is chosen before hydration stays chosen after it", async ({ page }) => {
  const { orderId } = await placeLineAd("pro");
  await signIn(page, "pro");
  const run = await openBeforeScripts(page, `/fr/recap-annonce/${orderId}`);
  const card = page.locator("label", { hasText: "Carte bancaire" });
  await pressAt(page, card);
  run();
  await expect(page.getByRole("radio", { name: "Carte bancaire" })).toBeChecked();
});

test("a menu that is pressed before hydration opens after it", async ({ page }) => {
  const { title } = await placeLineAd("pro");
  await signIn(page, "pro");
  const run = await openBeforeScripts(page, "/fr/mes-annonces");
  await pressAt(page, page.locator("tr", { hasText: title }).locator("button"));
  run();
  await expect(page.getByRole("link", { name: "Payer", exact: true })).toBeVisible();
});

test("the profile opens when its button was pressed before hydration", async ({ page }) => {
  await signIn(page, "pro");
  const run = await openBeforeScripts(page, "/fr/mes-annonces");
  await pressAt(page, page.getByText("Modifier mon profil"));
  run();
  await expect(page.getByRole("dialog", { name: "Mon profil" })).toBeVisible();
});

test("the kind of an account that is chosen before hydration stays chosen after it", async ({
  page,
}) => {
  const run = await openBeforeScripts(page, "/fr/inscription", "#root");
  await pressAt(page, page.locator("label", { hasText: "Professionnel" }));
  run();
  await expect(page.getByLabel("Raison sociale", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Professionnel" })).toBeChecked();
});

test("words typed into the home page's search before hydration are searched after it", async ({
  page,
}) => {
  const run = await openBeforeScripts(page, "/fr", "#root");
  const words = page.getByRole("searchbox", { name: "Rechercher une annonce publiée" });
  await pressAt(page, words);
  await page.keyboard.type("société");
  await page.keyboard.press("Enter");
  run();
  await expect(page).toHaveURL(/\/fr\/annonces\?recherche=soci/);
});

test("a filter that is set before hydration is applied after it, with the words of the address", async ({
  page,
}) => {
  const run = await openBeforeScripts(page, "/fr/annonces?recherche=soci%C3%A9t%C3%A9", "#root");
  const words = page.getByRole("searchbox", { name: "Mots recherchés" });
  const city = page.getByRole("combobox", { name: "Ville" });
  await expect(words).toHaveValue("société");
  await pressAt(page, words);
  await page.keyboard.press("End");
  await page.keyboard.type(" anonyme");
  await city.selectOption({ index: 1 });
  const chosen = await city.inputValue();
  await pressAt(page, page.getByRole("button", { name: "Rechercher", exact: true }));
  run();
  await expect(page).toHaveURL(
    new RegExp(`\\?ville=${chosen}&recherche=soci%C3%A9t%C3%A9\\+anonyme$`),
  );
  await expect(words).toHaveValue("société anonyme");
  await expect(city).toHaveValue(chosen);
});
