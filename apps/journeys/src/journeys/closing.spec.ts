import { createClient } from "@parution/contract/client";
import { placeAd } from "@parution/contract/orders";
import { payOrder, readPaymentState } from "@parution/contract/payments";
import { login } from "@parution/contract/session";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { emailOf, PASSWORD } from "../support/accounts.ts";
import { bringToCounter } from "../support/cash-sandbox.ts";
import { expect, test } from "../support/journey.ts";
import { balanceOf, orderStatus, uniqueTitle } from "../support/service.ts";

const portal = process.env.PORTAL_URL ?? "http://localhost:4800";

const texts = {
  fr: {
    email: "Adresse e-mail",
    password: "Mot de passe",
    signIn: "Se connecter",
    next: "Semaine suivante",
    edition: /^Jeudi 17 décembre/,
    unpaid: /^À payer \(\d+\)$/,
    close: "Boucler",
    closed: "Bouclée",
    reopen: "Rouvrir",
    missed: /^Non parues \(\d+\)$/,
    waits: /Le client choisit jusqu’au/,
    mail: "Annonce qui ne paraît pas à sa date :",
    choose: "Choisir",
    asked: "Votre annonce ne paraît pas à sa date",
  },
  ar: {
    email: "البريد الإلكتروني",
    password: "كلمة السر",
    signIn: "تسجيل الدخول",
    next: "الأسبوع الموالي",
    edition: /^الجمعة،? 18 دجنبر/,
    unpaid: /^في انتظار الأداء \(\d+\)$/,
    close: "إقفال العدد",
    closed: "مقفل",
    reopen: "إعادة الفتح",
    missed: /^لم تنشر \(\d+\)$/,
    waits: /يختار الزبون إلى غاية/,
    mail: "إعلان لا ينشر في موعده:",
    choose: "الاختيار",
    asked: "إعلانكم لا ينشر في موعده",
  },
} as const;

type Language = keyof typeof texts;

/** An ad for a day, ordered in a language, with the code that pays it at an agency. */
async function orderWithCode(day: "2026-12-17" | "2026-12-18", language: Language) {
  const options = { accountBase: `${portal}/account`, adsBase: `${portal}/ads` };
  const spoken = { ...options, appToken: "parution-demo", language: () => language };
  const credentials = { email: emailOf("membre"), password: PASSWORD };
  const { token } = await createClient(spoken).call(login, { body: credentials });
  const client = createClient({ ...spoken, bearer: () => token ?? null });
  const title = uniqueTitle("Avis de constitution");
  const { orderId, adId } = await client.call(placeAd, {
    body: {
      supportId: 1,
      headingId: 1,
      subheadingId: 1,
      dates: [day],
      cityId: 1,
      paperContent: { kind: "plain", text: title },
      termsAccepted: true,
      total: 4800,
    },
    query: { payLater: true },
  });
  await client.call(payOrder, { body: { orderId, method: "cashPartner" } });
  const { cashCode } = await client.call(readPaymentState, { query: { orderId } });
  return { orderId, code: cashCode?.code ?? "", reference: `A${String(adId).padStart(8, "0")}` };
}

/** Opens the edition of the day from the list of the desk. */
async function openEdition(page: Page, language: Language): Promise<void> {
  const words = texts[language];
  await page.goto(`/desk/${language}/editions`);
  await page.getByLabel(words.email).fill("maquette@demo.parution.test");
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: words.signIn }).click();
  const edition = page.getByRole("link", { name: words.edition }).first();
  await expect(async () => {
    await page.getByRole("button", { name: words.next }).click();
    await expect(edition).toBeVisible({ timeout: 1000 });
  }).toPass();
  await edition.click();
}

/** Closes the edition on screen, into which the ad would have come; its money arrives at an agency afterwards. */
async function closeBeforePayment(
  page: Page,
  { code, reference }: Awaited<ReturnType<typeof orderWithCode>>,
  language: Language,
): Promise<void> {
  const words = texts[language];
  await page.getByRole("tab", { name: words.unpaid }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole("button", { name: words.close }).click();
  await expect(page.getByText(words.closed, { exact: true })).toBeVisible();
  await expectAccessible(page, "edition");
  expect(await bringToCounter(page, code, "pay")).toEqual(['200 {"resultat":"REGLE"}']);
}

/** Opens the page of the choice from the newest letter about an ad. */
async function followLetter(page: Page, reference: string, language: Language): Promise<void> {
  const words = texts[language];
  await expect(async () => {
    await page.goto("/dev/mails");
    const letter = page.getByRole("link", { name: `${words.mail} ${reference}` });
    await letter.first().click({ timeout: 1000 });
  }).toPass();
  const link = page.frameLocator("iframe").getByRole("link", { name: words.choose });
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { name: words.asked })).toBeVisible();
}

test("an edition closes before a payment arrives: the client reads of it and takes the money back", async ({
  page,
}) => {
  const ad = await orderWithCode("2026-12-17", "fr");
  const balance = await balanceOf("membre");
  await openEdition(page, "fr");
  const address = page.url();
  await closeBeforePayment(page, ad, "fr");
  await followLetter(page, ad.reference, "fr");
  await page.getByRole("button", { name: "Me faire rembourser" }).click();
  await expect(page.getByRole("status")).toHaveText(/^Elle vous est remboursée : 48,00\sDhs$/);
  expect(await balanceOf("membre")).toBe(balance + 4800);
  expect(await orderStatus("membre", ad.orderId)).toBe("cancelled");
  await page.goto(address);
  await page.getByRole("tab", { name: texts.fr.missed }).click();
  await expect(page.getByRole("row", { name: ad.reference })).toContainText("Remboursée");
});

test("an edition that is opened again takes the ad paid late, and cancelled moves it on", {
  tag: "@whole",
}, async ({ page }) => {
  const ad = await orderWithCode("2026-12-18", "ar");
  await openEdition(page, "ar");
  const address = page.url();
  await closeBeforePayment(page, ad, "ar");
  await followLetter(page, ad.reference, "ar");
  const choice = page.url();
  await page.goto(address);
  await page.getByRole("tab", { name: texts.ar.missed }).click();
  await expect(page.getByRole("row", { name: ad.reference })).toContainText(texts.ar.waits);
  await page.getByRole("button", { name: texts.ar.reopen }).click();
  await expect(page.getByRole("button", { name: texts.ar.close })).toBeVisible();
  await page.goto(choice);
  await expect(async () => {
    await page.reload();
    const entered = page.getByRole("heading", { name: "سينشر إعلانكم" });
    await expect(entered).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.goto(address);
  await page.getByRole("button", { name: "إلغاء العدد" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("تؤجل إلى العدد المفتوح الموالي").click();
  await dialog.getByLabel("السبب بالفرنسية").fill("Panne de rotative");
  await dialog.getByLabel("السبب بالعربية").fill("عطل في المطبعة");
  await dialog.getByRole("button", { name: "إلغاء العدد" }).click();
  await expect(page.getByText("ملغى", { exact: true })).toBeVisible();
  await expect(page.getByText("عطل في المطبعة")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await page.getByRole("tab", { name: texts.ar.missed }).click();
    const row = page.getByRole("row", { name: ad.reference });
    await expect(row).toContainText("تم تأجيله", { timeout: 1000 });
  }).toPass();
  expect(await orderStatus("membre", ad.orderId)).toBe("paid");
});
