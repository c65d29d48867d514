import { claimAd, decideAd, readModeratedAd } from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { quoteAd } from "@parution/contract/quote";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { emailOf, PASSWORD, signIn } from "../support/accounts.ts";
import { referenceOf } from "../support/formats.ts";
import { expect, openElsewhere, test } from "../support/journey.ts";
import { adRow } from "../support/payment.ts";
import { balanceOf, placeLineAd, serviceAs, uniqueTitle } from "../support/service.ts";

/** The newspaper whose ads wait for a moderator. */
const MODERATED = 3;

const referenceOn = (page: Page): Locator => page.getByText(/^A\d{8}$/).first();
const placeOn = (page: Page): Locator => page.getByText(/^\d+ (sur|من) \d+$/);
const textOf = async (shown: Locator) => (await shown.textContent()) ?? "";

const words = {
  fr: { email: "Adresse e-mail", password: "Mot de passe", ad: "Telle qu’elle paraîtra" },
  ar: { email: "البريد الإلكتروني", password: "كلمة السر", ad: "كما سيظهر الإعلان" },
} as const;

async function openQueue(page: Page, language: "fr" | "ar" = "fr", search = ""): Promise<void> {
  const { email, password, ad } = words[language];
  await page.goto(`/desk/${language}/moderation${search}`);
  await page.getByLabel(email).fill(emailOf("moderation"));
  await page.getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("figure", { name: ad })).toBeVisible();
}

/** Letters that the keys of an Arabic keyboard write, by their places. */
const ARABIC = {
  KeyA: "ش",
  KeyR: "ق",
  KeyC: "ؤ",
  KeyJ: "ت",
  KeyK: "ن",
  KeyZ: "ئ",
  Slash: "؟",
} as const;

/** Presses a key of an Arabic keyboard, which Playwright has not. */
async function pressArabic(page: Page, code: keyof typeof ARABIC): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: ARABIC[code], text: ARABIC[code], code };
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await session.detach();
}

test("a moderator decides on ads by keyboard alone, and takes a decision back", async ({
  page,
}) => {
  await openQueue(page);
  await expectAccessible(page, "moderation");
  const [reference, place] = [referenceOn(page), placeOn(page)];
  const [first, total] = [await textOf(reference), await textOf(place)];

  // Accepted: the next ad stands there, the decision can be taken back.
  await page.keyboard.press("a");
  await expect(page.getByText(`Annonce ${first} acceptée.`)).toBeVisible();
  await expect(reference).not.toHaveText(first);
  await page.keyboard.press("z");
  await expect(reference).toHaveText(first);
  await expect(place).toHaveText(total);

  // Refused with a reason; the focus is in the dialog, whose keys are its own.
  await page.keyboard.press("r");
  const refusal = page.getByRole("dialog", { name: `Refuser l’annonce ${first}` });
  await expect(refusal.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Annonce ${first} refusée.`)).toBeVisible();
  await expect(reference).not.toHaveText(first);

  // Sent back for a correction.
  const second = await textOf(reference);
  await page.keyboard.press("c");
  const correction = page.getByRole("dialog", { name: /^Faire corriger/ });
  await expect(correction.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Correction demandée pour l’annonce ${second}.`)).toBeVisible();
  await expect(reference).not.toHaveText(second);

  const third = await textOf(reference);
  await page.keyboard.press("j");
  await expect(reference).not.toHaveText(third);
  await page.keyboard.press("k");
  await expect(reference).toHaveText(third);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Touches" })).toBeVisible();
});

test("a moderator decides on ads in Arabic by the keys of an Arabic keyboard", {
  tag: "@whole",
}, async ({ page }) => {
  await openQueue(page, "ar");
  const reference = referenceOn(page);
  const first = await textOf(reference);
  await expect(page.getByRole("button", { name: /^قبول/ })).toBeEnabled();
  await pressArabic(page, "KeyA");
  await expect(page.getByText(`تم قبول الإعلان ${first}.`)).toBeVisible();
  await expect(reference).not.toHaveText(first);
  const second = await textOf(reference);
  await expect(page.getByRole("button", { name: /^رفض/ })).toBeEnabled();

  // Refused with the reason after the first; both decisions are taken back, the last one first.
  await pressArabic(page, "KeyR");
  const refusal = page.getByRole("dialog", { name: `رفض الإعلان ${second}` });
  await expect(refusal.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`تم رفض الإعلان ${second}.`)).toBeVisible();
  await pressArabic(page, "KeyZ");
  await expect(reference).toHaveText(second);
  await pressArabic(page, "KeyZ");
  await expect(reference).toHaveText(first);

  await pressArabic(page, "KeyJ");
  await expect(reference).not.toHaveText(first);
  await pressArabic(page, "KeyK");
  await expect(reference).toHaveText(first);
  await expect(page.getByRole("button", { name: /^طلب التصحيح/ })).toBeEnabled();
  await pressArabic(page, "KeyC");
  await expect(page.getByRole("dialog", { name: `طلب تصحيح الإعلان ${first}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await pressArabic(page, "Slash");
  await expect(page.getByRole("dialog", { name: "المفاتيح" })).toBeVisible();
});

test("a moderator accepts by pointer the ads that passed every check, and takes them back", async ({
  page,
}) => {
  await openQueue(page);
  const [, total] = (await textOf(placeOn(page))).split(" sur ");
  await page.getByRole("button", { name: "Sans remarque" }).click();
  const dialog = page.getByRole("dialog", { name: "Annonces sans remarque" });
  await dialog.getByRole("checkbox").first().uncheck();
  await dialog.getByRole("button", { name: /^Accepter \d+ annonces?$/ }).click();
  await expect(page.getByText(/^\d+ annonces? acceptées?\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(placeOn(page)).toHaveText(new RegExp(` sur ${total}$`));
});

/** A paid ad of «particulier» that was sent back with a sentence. */
async function sendBack(sentence: string) {
  const title = uniqueTitle("Vente de matériel");
  const paperContent = { kind: "plain", text: `${title}\nPrix à débattre` } as const;
  const client = await serviceAs("particulier");
  const selection = { supportId: MODERATED, headingId: 1, subheadingId: 1, paperContent };
  const { total } = await client.call(quoteAd, { body: { ...selection, dates: ["2026-11-30"] } });
  const placed = await placeLineAd("particulier", { ...selection, total });
  await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  const moderator = await serviceAs("moderation");
  const { adId } = placed;
  await moderator.call(claimAd, { body: { adId } });
  const { version } = await moderator.call(readModeratedAd, { params: { adId } });
  const reasons = { reasonFr: sentence, reasonAr: "صححوا الثمن." };
  const body = { adId, version, decision: "correct", ...reasons } as const;
  await moderator.call(decideAd, { body });
  return { adId, title };
}

test("an advertiser corrects an ad without paying, and the moderator sees the changed words", async ({
  page,
  browser,
}) => {
  const sentence = "Indiquez le prix.";
  const { adId, title } = await sendBack(sentence);
  const balance = await balanceOf("particulier");
  await signIn(page, "particulier");
  // The decision counts when its ten seconds of undo are over.
  await expect(async () => {
    await page.goto("/fr/mes-annonces");
    await expect(adRow(page, title)).toContainText("À corriger", { timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expect(adRow(page, title)).toContainText(sentence);
  await adRow(page, title).getByRole("link", { name: "Corriger l’annonce" }).click();
  await expect(page.getByText("Le journal vous demande une correction")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Texte de l’annonce" })
    .fill(`${title}\nPrix 900 dirhams`);
  await page.getByRole("button", { name: "Envoyer la correction" }).click();
  await expect(page.getByText("Votre correction est envoyée au journal.")).toBeVisible();
  expect(await balanceOf("particulier")).toBe(balance);

  const desk = await openElsewhere(browser);
  await openQueue(desk, "fr", `?annonce=${referenceOf(adId)}`);
  const changed = desk.getByRole("insertion").filter({ hasText: "900" });
  await expect(changed).toBeVisible();
  await expect(desk.getByRole("deletion").filter({ hasText: "débattre" })).toBeVisible();
  await desk.close();
});
