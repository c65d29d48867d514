import { readMyAds } from "@parution/contract/ads";
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/accounts.ts";
import { money } from "../support/formats.ts";
import { expect, openElsewhere, test } from "../support/journey.ts";
import { adRow } from "../support/payment.ts";
import { findValidatedAd, listOf } from "../support/published-ads.ts";
import { serviceAs } from "../support/service.ts";

const menuOf = (place: Page | Locator) => place.getByRole("button", { name: /^Actions/ });

test("a published ad is read in full, taken offline with a reason, and put back online", async ({
  page,
}) => {
  const ad = await findValidatedAd("pro", ({ online }) => online);
  await signIn(page, "pro");
  await page.goto(listOf(ad));
  const row = adRow(page, ad.title);
  await expect(row).toContainText("Publiée");
  await row.getByRole("link", { name: ad.title }).click();
  await expect(page).toHaveURL(`/fr/mes-annonce/show/${encodeURIComponent(ad.slug)}/${ad.id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ad.title);
  await expect(main).toContainText(ad.reference ?? "");
  await expect(main).toContainText(money(ad.total));
  await expect(
    main.getByRole("region", { name: "Partager l’annonce" }).getByRole("link"),
  ).toHaveCount(3);

  await page.goto(listOf(ad));
  await menuOf(row).click();
  await page.getByRole("button", { name: "Désactiver" }).click();
  const question = page.getByRole("dialog", { name: "Retirer cette annonce du site ?" });
  await question.getByRole("button", { name: "Désactiver" }).click();
  await expect(question).toContainText("Choisissez un motif");
  await question.getByRole("radio", { name: "L’annonce contient une erreur" }).check();
  await question.getByRole("button", { name: "Désactiver" }).click();
  const message = page.getByRole("status").filter({ hasText: "n’est plus en ligne" });
  await expect(message).toBeVisible();
  await expect(row).toContainText("Retirée du site");
  await expect(message).toBeHidden(); // Five seconds later.

  await menuOf(row).click();
  await page.getByRole("button", { name: "Réactiver" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remettre en ligne" }).click();
  await expect(row).toContainText("Publiée");
});

test("certificate, daily page and list are downloaded, and a copy opens in the order form", async ({
  page,
}) => {
  const ad = await findValidatedAd("particulier", ({ pdfDates }) => pdfDates.length > 1);
  await signIn(page, "particulier");
  await page.goto(listOf(ad));
  const row = adRow(page, ad.title);
  const nextFile = () => page.waitForEvent("download").then((file) => file.suggestedFilename());

  await menuOf(row).click();
  let file = nextFile();
  await page.getByRole("button", { name: "Attestation", exact: true }).click();
  expect(await file).toMatch(/\.pdf$/);
  await page.keyboard.press("Escape");

  await menuOf(row).click();
  await page.getByRole("button", { name: "PDF du journal" }).click();
  const pages = page.getByRole("dialog", { name: "PDF du journal" });
  await pages.getByLabel("Édition du").selectOption({ index: 1 });
  file = nextFile();
  await pages.getByRole("button", { name: "Télécharger" }).click();
  expect(await file).toMatch(new RegExp(`${ad.pdfDates[1]}.*\\.pdf$`));
  const popup = page.waitForEvent("popup");
  // A browser without a viewer of PDF leaves its tab empty: there the answer alone proves it.
  const answer = page.waitForResponse(
    (response) => response.headers()["content-type"] === "application/pdf",
  );
  await pages.getByRole("button", { name: "Consulter" }).click();
  const tab = await popup;
  expect((await answer).status()).toBe(200);
  await expect(pages.getByRole("button", { name: "Consulter" })).toBeEnabled();
  expect(tab.isClosed()).toBe(false);
  await tab.close();
  await pages.getByRole("button", { name: "Fermer" }).click();

  file = nextFile();
  await page.getByRole("button", { name: "Exporter" }).click();
  await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
  expect(await file).toMatch(/\.xlsx$/);
  await page.keyboard.press("Escape");

  await menuOf(row).click();
  await page.getByRole("button", { name: "Dupliquer" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Dupliquer", exact: true })
    .click();
  await expect(page).toHaveURL(/\/fr\/modification-annonce\/\d+$/);
  const copyId = Number(page.url().split("/").at(-1));
  const client = await serviceAs("particulier");
  const { ads } = await client.call(readMyAds, { params: { page: 1 } });
  expect(ads.find(({ id }) => id === copyId)).toMatchObject({
    title: ad.title,
    status: "unpaid",
    dates: { length: ad.dates.length },
  });
});

test("an ad that cannot be paid shows the reason: a past deadline for five seconds, an exceeded ceiling until it is dismissed", {
  tag: "@whole",
}, async ({ browser }) => {
  for (const [account, entry, reason] of [
    ["particulier", "Payer", "La date de parution est trop proche ou dépassée"],
    ["plafond", "Porter sur mon compte", "Le plafond de votre compte est dépassé"],
  ] as const) {
    const client = await serviceAs(account);
    const { ads } = await client.call(readMyAds, {
      params: { page: 1 },
      query: { status: "unpaid" },
    });
    const ad = ads.find(({ finaliseRefusal }) => finaliseRefusal?.startsWith(reason));
    if (ad === undefined) throw new Error(`${account} has no ad that cannot be paid.`);
    const page = await openElsewhere(browser);
    await page.clock.install();
    await signIn(page, account);
    await page.goto(listOf(ad));
    await menuOf(adRow(page, ad.title)).click();
    await page.getByRole("button", { name: entry }).click();
    const alert = page.getByRole("alert").filter({ hasText: reason });
    await expect(alert).toBeVisible();
    await page.clock.fastForward(5500);
    if (account === "plafond") {
      await expect(alert).toBeVisible();
      await alert.getByRole("button", { name: "Fermer" }).click();
    }
    await expect(alert).toBeHidden();
    await page.close();
  }
});
