import { expect, test } from "@playwright/test";

const search = "Recherche";

test("the server's markup holds the ads and the newspaper, without a script", async ({
  request,
}) => {
  const markup = await (await request.get("/?q=moteur")).text();
  expect(markup).toMatch(/<html lang="fr" dir="ltr" data-support="gazette">/);
  expect(markup).toContain("Moteur neuf, filets compris");
  expect(markup).not.toContain("<li>Barque de pêche");
});

test("a search moves inside the application, and back by a link of the kit", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    // The sample has no icon.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) faults.push(message.text());
  });
  await page.goto("/");
  await expect(page.getByRole("listitem")).toHaveCount(2);
  // A page that is loaded anew forgets this.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByLabel(search).fill("vélo");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Aucune annonce ne correspond.")).toBeVisible();
  await expect(page).toHaveURL("/?q=v%C3%A9lo");

  await page.getByRole("link", { name: "Toutes les annonces" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(faults).toEqual([]);
});

test("components wear the theme of the newspaper, and its face", async ({ page }) => {
  await page.goto("/?q=rien");
  const colors = await page.evaluate(() =>
    ["gazette", "l-horizon"].map((support) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.dataset.support = support;
      probe.style.color = "var(--pa-color-brand)";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );
  expect(new Set(colors).size).toBe(2);
  await expect(page.getByText("Aucune annonce ne correspond.")).toHaveCSS(
    "font-family",
    /^"?Playfair Display Variable/,
  );
});
