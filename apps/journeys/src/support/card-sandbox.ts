import { expect, type Page } from "@playwright/test";
import type { Language } from "./labels.ts";

/** The outcomes that the payer may choose on the provider's page, by their visible names. */
const outcomes = {
  success: "Paiement accepté",
  refusal: "Paiement refusé",
  late: "Notification tardive",
  repeated: "Notification répétée",
  forged: "Notification falsifiée",
  silent: "Retour sans notification",
  wrongAmount: "Montant différent",
} as const;

/** Chooses the outcome on the provider's page, which redirects back. */
export async function chooseOutcome(
  page: Page,
  outcome: keyof typeof outcomes,
  delaySeconds?: number,
): Promise<void> {
  await expect(page.getByRole("heading", { name: "Choisissez l’issue du paiement" })).toBeVisible();
  await page.getByRole("radio", { name: outcomes[outcome] }).check();
  if (delaySeconds !== undefined) await page.getByRole("spinbutton").fill(String(delaySeconds));
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.waitForURL(/\/paiement-/);
}

/** The provider's page in the payer's language: its button, and the outcome that pays. */
const pages = {
  fr: { accepted: outcomes.success, submit: "Continuer" },
  ar: { accepted: "أداء مقبول", submit: "متابعة" },
} as const;

/** Pays on the provider's page, which redirects back. */
export async function acceptPayment(page: Page, language: Language): Promise<void> {
  const { accepted, submit } = pages[language];
  await page.getByRole("radio", { name: accepted }).check();
  await page.getByRole("button", { name: submit }).click();
  await page.waitForURL(/\/paiement-/);
}
