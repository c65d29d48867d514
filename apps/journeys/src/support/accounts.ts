import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type Language, labels } from "./labels.ts";

/** The demonstration accounts that the journeys sign in with. */
export type Account =
  | "particulier"
  | "pro"
  | "membre"
  | "terme"
  | "plafond"
  | "convention"
  | "credit"
  | "admin";

export const PASSWORD = "Parution-2026!";

export const emailOf = (
  account: Account | "maquette" | "moderation" | "redaction" | "regie",
): string => `${account}@demo.parution.test`;

/** Fills in the login page that is shown, and sends it. */
export async function enterCredentials(
  page: Page,
  account: Account,
  language: Language = "fr",
  password = PASSWORD,
): Promise<void> {
  const { login } = labels[language];
  await page.getByLabel(login.email).fill(emailOf(account));
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: login.submit }).click();
}

/** Signs a user in through the login page, for a session of this journey alone, which it may end. */
export async function signInAfresh(
  page: Page,
  account: Account,
  language: Language = "fr",
): Promise<void> {
  await page.goto(`/${language}/connexion`);
  await enterCredentials(page, account, language);
  // As long as a journey waits: elsewhere an expectation ends after five seconds, which a busy machine may need.
  const menu = page.getByRole("button", { name: labels[language].account });
  await expect(menu).toBeVisible({ timeout: 30_000 });
}

type BrowserState = Awaited<ReturnType<BrowserContext["storageState"]>>;

const signedIn = new Map<Account, BrowserState>();

/** Gives the browser a session of an account; the first time through the login page, then as that left it. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const known = signedIn.get(account);
  if (known !== undefined) {
    await page.context().setStorageState(known);
    return;
  }
  await signInAfresh(page, account);
  signedIn.set(account, await page.context().storageState());
}
