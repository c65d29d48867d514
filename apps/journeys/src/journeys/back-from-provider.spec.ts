import { signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import { expectOutcome, payByCard } from "../support/payment.ts";
import { placeLineAd } from "../support/service.ts";

const { recap } = labels.fr;

/**
 * Browsers keep a page that was left in their back/forward cache and fire `pageshow` when it is shown again; the browser of the
 * journeys may keep none. Here the provider's page never loads, which leaves the page as the cache would, and the event is fired.
 */
test("a payer who turns back before the card provider's page can still pay", async ({ page }) => {
  const { orderId } = await placeLineAd("membre");
  await signIn(page, "membre");
  await page.goto(`/fr/recap-annonce/${orderId}`);
  const { origin } = new URL(page.url());
  const ofProvider = (url: URL) => url.origin !== origin;
  await page.route(ofProvider, (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.getByRole("radio", { name: "Carte bancaire" }).check();
  const leaving = page.waitForRequest((request) => ofProvider(new URL(request.url())));
  await page.getByRole("button", { name: recap.pay }).click();
  await leaving;
  await expect(page.getByRole("button", { name: recap.pay })).toHaveCount(0);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await payByCard(page, "success");
  await expectOutcome(page, labels.fr.outcome.accepted);
});
