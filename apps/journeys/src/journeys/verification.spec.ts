import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { certificateOf } from "../support/published-ads.ts";

test("a visitor verifies a certificate by QR code and by file, and a wrong code is reported", async ({
  page,
  refusals,
}) => {
  const { code, pdf } = await certificateOf("pro");
  await page.goto(`/fr/verification/${code}`);
  const result = page.getByRole("region", { name: "Résultat de la vérification" });
  await expect(result).toContainText("Document authentique");
  await expect(result).toContainText(/Annonce parue|Prévue/);
  await expect(result).toContainText(code.slice(-4));
  await expectAccessible(page, "verified");
  const download = page.waitForEvent("download");
  await result.getByRole("button", { name: "Télécharger l’attestation" }).click();
  expect((await download).suggestedFilename()).toMatch(/^attestation-.*\.pdf$/);

  await page.getByRole("tab", { name: "Le PDF" }).click();
  await page.getByLabel("Attestation", { exact: true }).setInputFiles(pdf);
  await page.getByRole("checkbox", { name: "Je ne suis pas un robot" }).check();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(result).toContainText("Document authentique");

  refusals.add(404);
  await page.goto("/fr/verification");
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(
    page.getByText("Saisissez le code de l’attestation ou la référence web"),
  ).toBeVisible();
  await page.getByLabel("Code de vérification").fill("0000-0000-0000-0000");
  await page.getByRole("checkbox", { name: "Je ne suis pas un robot" }).check();
  await expect(page.getByText("Contrôle anti-robot réussi.")).toBeVisible();
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Aucune attestation" })).toBeVisible();
  await expectAccessible(page, "wrong code");
});
