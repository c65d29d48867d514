import { payOrder } from "@parution/contract/payments";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { PASSWORD, signIn } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { type Language, labels } from "../support/labels.ts";
import { placeLineAd, serviceAs } from "../support/service.ts";

/** Weekday by language that no other journey orders for, and the day after. */
const texts = {
  fr: {
    date: "2026-12-28",
    shown: "28/12/2026",
    next: "29/12/2026",
    nextMonth: "Mois suivant",
    month: "décembre 2026",
    open: /^lundi 28 décembre, Ouvert, \d+ annonces?$/,
    opened: /^lundi 28 décembre, Ouvert/,
    closed: /^lundi 28 décembre, Fermé/,
    day: "Lundi 28 décembre",
    nextDay: "mardi 29 décembre",
    close: "Fermé",
    reasonFr: "Motif en français",
    reasonAr: "Motif en arabe",
    declare: /^Fermer et reporter \d+ annonces?$/,
    declared: /^Les e-mails partent à \d\d:\d\d/,
    undo: "Annuler la fermeture",
    undone: /^Annulée · \d+ annonces? rétablies?$/,
    signOut: "Se déconnecter",
  },
  ar: {
    date: "2026-12-30",
    shown: "30/12/2026",
    next: "31/12/2026",
    nextMonth: "الشهر التالي",
    month: "دجنبر 2026",
    open: /^الأربعاء، 30 دجنبر، مفتوح، .*إعلان/,
    opened: /^الأربعاء، 30 دجنبر، مفتوح/,
    closed: /^الأربعاء، 30 دجنبر، مغلق/,
    day: "الأربعاء، 30 دجنبر",
    nextDay: "الخميس، 31 دجنبر",
    close: "مغلق",
    reasonFr: "السبب بالفرنسية",
    reasonAr: "السبب بالعربية",
    declare: /^إغلاق اليوم وتأجيل .*إعلان/,
    declared: /^ترسل الرسائل على الساعة \d\d:\d\d/,
    undo: "إلغاء الإغلاق",
    undone: /^ملغى · .*إعلان.* إلى موعد/,
    signOut: "تسجيل الخروج",
  },
} as const;

async function openCalendar(page: Page, language: Language): Promise<void> {
  const { login } = labels[language];
  const words = texts[language];
  await page.goto(`/desk/${language}/calendrier`);
  await page.getByLabel(login.email).fill("maquette@demo.parution.test");
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: login.submit }).click();
  await page.getByRole("button", { name: words.nextMonth }).click();
  await expect(page.getByRole("heading", { name: words.month })).toBeVisible();
}

/** Closures of the day, the one in force and those taken back. */
const closuresOf = (page: Page, language: Language): Locator =>
  page.getByRole("article", { name: texts[language].day });

/** Declares the closure of the day by pointer, with the ads that it concerns in sight. */
async function declareClosure(page: Page, language: Language): Promise<void> {
  const words = texts[language];
  await page.getByRole("button", { name: words.open }).click();
  const dialog = page.getByRole("dialog", { name: words.day });
  await dialog.getByText(words.close, { exact: true }).click();
  await dialog.getByLabel(words.reasonFr).fill("Grève des imprimeurs");
  await dialog.getByLabel(words.reasonAr).fill("إضراب عمال الطباعة");
  await expect(dialog.getByText(words.nextDay)).toBeVisible();
  await expectAccessible(page, "late closure");
  await dialog.getByRole("button", { name: words.declare }).click();
  await expect(closuresOf(page, language).getByText(words.declared)).toBeVisible();
}

for (const [language, tag] of [
  ["fr", []],
  ["ar", ["@whole"]],
] as const) {
  test(`a day is closed late at the desk: its ads move, come back with the undo, and move again (${language})`, {
    tag: [...tag],
  }, async ({ page }) => {
    const words = texts[language];
    const ad = await placeLineAd("particulier", { dates: [words.date] });
    const client = await serviceAs("particulier");
    await client.call(payOrder, { body: { orderId: ad.orderId, method: "balance" } });
    await openCalendar(page, language);
    await declareClosure(page, language);
    await expect(page.getByRole("button", { name: words.closed })).toBeVisible();

    const closures = closuresOf(page, language);
    await closures.getByRole("button", { name: words.undo }).click();
    await expect(closures.getByText(words.undone)).toBeVisible();
    await expect(page.getByRole("button", { name: words.opened })).toBeVisible();

    await declareClosure(page, language);
    await page.getByRole("button", { name: labels[language].account }).click();
    await page.getByRole("button", { name: words.signOut }).click();
    // The desk asks for its staff until it is left.
    await page.goto(`/${language}`);
    await signIn(page, "particulier");
    await page.goto(`/${language}/mes-annonces`);
    await page.getByRole("link", { name: ad.title }).click();
    await expect(page.getByText(words.next).first()).toBeVisible();
    await expect(page.getByText(words.shown)).toHaveCount(0);
  });
}
