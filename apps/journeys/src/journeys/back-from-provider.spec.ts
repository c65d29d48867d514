import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { expectOutcome, payByCard } from "../support/payment.ts";
import { placeLineAd } from "../support/service.ts";
import { words } from "../support/words.ts";

// As people's browsers do: a page that was left is kept as it was, and shown again on the way back.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test("who turns back before the card provider may pay after all", async ({ page }) => {
  const { orderId } = await placeLineAd("membre");
  await signIn(page, "membre");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  await page.getByRole("button", { name: words.fr.recap.pay }).click();
  await expect(page.getByRole("heading", { name: "Choisissez l’issue du paiement" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
  await payByCard(page, "success");
  await expectOutcome(page, words.fr.outcome.accepted);
});
