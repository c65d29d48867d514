import {
  createRateDraft,
  readDraftRates,
  readRateCards,
  saveRates,
  scheduleRates,
} from "@parution/contract/rate-cards";
import { readConfigs } from "@parution/contract/site";
import { signIn } from "../support/accounts.ts";
import { MONDAY } from "../support/formats.ts";
import { expect, test } from "../support/journey.ts";
import { labels } from "../support/labels.ts";
import {
  acceptTerms,
  adText,
  chooseCity,
  dayCell,
  openOrderForm,
  price,
  submitOrder,
} from "../support/order-form.ts";
import { serviceAs, uniqueTitle } from "../support/service.ts";

const texts = {
  fr: {
    /** A heading that no other journey orders in. */
    heading: "Demandes d’emploi",
    type: "Annonce à la ligne",
    ad: "Comptable cherche poste",
    total: /TTC\s*\d/,
    changed: "Le prix a changé",
    unordered: "Rien n’est encore commandé.",
    accept: "Accepter le nouveau prix",
    payment: "Paiement",
  },
  ar: {
    heading: "طلبات الشغل",
    type: "إعلان بالسطر",
    ad: "محاسب يبحث عن عمل",
    total: /مع الضريبة\s*\d/,
    changed: "تغير الثمن",
    unordered: "لم يُسجل أي طلب بعد.",
    accept: "قبول الثمن الجديد",
    payment: "الأداء",
  },
} as const;
const SUPPORT = 1;
/** Centimes that a line costs more, without tax; and two of them, as many as are billed at least, with tax. */
const RAISE = 5_00;
const RAISE_OF_TWO_LINES = 12_00;
/** Milliseconds until the new card counts. */
const SOON = 1_500;

/** Schedules a card on which a line of the heading costs more, and waits until it counts. */
async function raisePrice(): Promise<void> {
  const sales = await serviceAs("regie");
  const { draftId } = await sales.call(createRateDraft, { body: { label: "Hausse" } });
  const query = { table: "headings", supportId: SUPPORT, search: texts.fr.heading } as const;
  const { version, rows } = await sales.call(readDraftRates, { params: { draftId }, query });
  const [row] = rows;
  if (row?.price == null) throw new Error(`«${texts.fr.heading}» has no price.`);
  const changed = { key: row.key, price: row.price + RAISE, discount: row.discount };
  const body = { draftId, version, table: "headings" as const, rows: [changed] };
  const saved = await sales.call(saveRates, { body });
  const { now } = await sales.call(readConfigs, {});
  const { cardId } = await sales.call(scheduleRates, {
    body: { draftId, version: saved.version, validFrom: now + SOON },
  });
  await expect
    .poll(async () => {
      const { cards } = await sales.call(readRateCards, {});
      return cards.find(({ id }) => id === cardId)?.state;
    })
    .toBe("inForce");
}

for (const [language, tag] of [
  ["fr", []],
  ["ar", ["@whole"]],
] as const) {
  test(`a form that stays open while another rate card begins names the new price and charges it only once it is accepted (${language})`, {
    tag: [...tag],
  }, async ({ page, refusals }) => {
    refusals.add(409);
    const words = texts[language];
    const { order } = labels[language];
    await signIn(page, "particulier");
    await openOrderForm(page, SUPPORT, language);
    const heading = page.getByRole("combobox", { name: order.heading, exact: true });
    await heading.selectOption(words.heading);
    await page.getByRole("radio", { name: words.type }).check();
    const subheading = page.getByRole("combobox", { name: order.subheading });
    await subheading.selectOption({ index: 1 });
    await adText(page, language).fill(uniqueTitle(words.ad));
    await dayCell(page, MONDAY, language).click();
    await chooseCity(page, language);
    await acceptTerms(page, language);
    await expect(price(page, language)).toContainText(words.total);

    await raisePrice();
    await submitOrder(page, language);
    const dialog = page.getByRole("alertdialog", { name: words.changed });
    await expect(dialog).toContainText(words.unordered);
    const [shown = "", right = ""] = await dialog.getByRole("definition").allTextContents();
    expect(centimesOf(right) - centimesOf(shown)).toBe(RAISE_OF_TWO_LINES);
    expect(page.url()).toContain("passer-votre-annonce");

    await dialog.getByRole("button", { name: words.accept }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/recap-annonce/\\d+$`));
    await expect(page.getByRole("region", { name: words.payment })).toContainText(right);
  });
}

const centimesOf = (amount: string): number => Number(amount.replaceAll(/\D/g, ""));
