import { expect, type Page } from "@playwright/test";

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
