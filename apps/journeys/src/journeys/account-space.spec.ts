import type { Page } from "@playwright/test";
import { type Account, signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import type { Language } from "../support/labels.ts";
import { expectSteady, MOST_OF_ACCOUNT } from "../support/steady.ts";

const menuNames = { fr: "Mon compte", ar: "حسابي" } as const;

/** Paths of an account's menu. */
const common = ["/mes-annonces", "/mes-commandes", "/commandes-journal"];
const standard = ["/passer-votre-annonce", ...common, "/mes-forfaits"];
const onTerm = ["/passer-votre-annonce-appels-offres", ...common, "/mes-factures"];
const last = ["/dashboard", "/securite"];

const menus: Readonly<Record<Account, readonly string[]>> = {
  particulier: [...standard, ...last],
  pro: [...standard, "/mon-equipe", ...last],
  membre: [...standard, ...last],
  credit: [...standard, ...last],
  admin: [...standard, ...last],
  convention: ["/passer-votre-annonce-appels-offres", ...common, "/mes-forfaits", ...last],
  terme: [...onTerm, ...last],
  plafond: [...onTerm, ...last],
};

const accounts = Object.keys(menus) as Account[]; // keyed by account

/** The forms have journeys of their own. */
const isForm = (path: string) => /passer-|commandes-journal/.test(path);

/** The account of most pages; those of others have stories and journeys of their own. `WHOLE_SUITE` opens all. */
const walked: ReadonlySet<Account> = new Set(
  process.env.WHOLE_SUITE === undefined ? ["pro"] : accounts,
);

/** Accounts alternate between the languages, since there are many pages; `WHOLE_SUITE` opens each in both. */
function languagesOf(index: number): readonly Language[] {
  if (process.env.WHOLE_SUITE !== undefined) return ["fr", "ar"];
  return index % 2 === 0 ? ["fr"] : ["ar"];
}

for (const [index, account] of accounts.entries()) {
  const name = walked.has(account)
    ? "every page of the account opens"
    : "the menu is the account's";
  test(`${name}: ${account}`, { tag: walked.has(account) ? [] : ["@whole"] }, async ({ page }) => {
    await signIn(page, account);
    for (const language of languagesOf(index)) {
      await page.goto(`/${language}/mes-annonces`);
      expect(await menuOf(page, language)).toEqual(
        menus[account].map((path) => `/${language}${path}`),
      );
      const pages = walked.has(account) ? menus[account].filter((path) => !isForm(path)) : [];
      for (const path of pages) await expectPage(page, `/${language}${path}`);
    }
  });
}

/** The menu's links inside the portal: an administrator's menu also has one outside it. */
async function menuOf(page: Page, language: Language): Promise<string[]> {
  const links = page.getByRole("navigation", { name: menuNames[language] }).getByRole("link");
  await expect(links.last()).toHaveAttribute("href", /securite$/);
  // All at once: what comes later would put others in their places.
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return hrefs.filter((href) => href?.startsWith("/")).map(String);
}

/** The page stands where it was asked for, still, with its title and what it holds, and reports no failure. */
async function expectPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    main.locator("form").or(main.getByRole("table")).or(main.getByRole("button")).first(),
  ).toBeVisible();
  await expect(main.getByRole("alert")).toHaveCount(0);
  await expectSteady(page, MOST_OF_ACCOUNT);
}
