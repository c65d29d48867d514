import { expect, type Page } from "@playwright/test";

const counter = process.env.CASH_SANDBOX_URL ?? "http://localhost:4802";

/** Outcomes of a code at the counter, by their visible names. */
const actions = {
  pay: "Le client paie",
  repeated: "Notification répétée",
  twice: "Payé à deux guichets",
  wrongAmount: "Montant différent",
  forged: "Notification falsifiée",
  expire: "Le code expire",
} as const;

/** Presents a code at an agency's counter in a window of its own; returns the newspaper's answers. */
export async function bringToCounter(
  page: Page,
  code: string,
  action: keyof typeof actions,
): Promise<string[]> {
  const agency = await page.context().newPage();
  await agency.goto(counter);
  await agency.getByRole("textbox", { name: "Code de paiement" }).fill(code);
  await agency.getByRole("button", { name: "Rechercher" }).click();
  await agency.getByRole("radio", { name: actions[action] }).check();
  await agency.getByRole("button", { name: "Continuer" }).click();
  await expect(agency.getByRole("heading", { name: "Réponses du commerçant" })).toBeVisible();
  const answers = await agency.locator(".answers code").allTextContents();
  await agency.close();
  return answers;
}
