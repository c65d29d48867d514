import { changeEdition, printEditionPages, readEditionState } from "@parution/contract/editions";
import { payOrder } from "@parution/contract/payments";
import type { IsoDate } from "@parution/rules/dates";
import { expectAccessible } from "../support/accessibility.ts";
import { PASSWORD } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";
import { placeLineAd, serviceAs, uniqueTitle } from "../support/service.ts";

const WORDS = {
  fr: {
    /** No other journey orders for it. */
    day: "2026-12-21",
    email: "Adresse e-mail",
    password: "Mot de passe",
    enter: "Se connecter",
    file: "PDF de l’imprimeur",
    printed: "L’édition est imprimée",
    open: "Voir l’annonce",
    result: "Résultat de la vérification",
    published: ["Document authentique", "Annonce parue"],
  },
  ar: {
    day: "2026-12-22",
    email: "البريد الإلكتروني",
    password: "كلمة السر",
    enter: "تسجيل الدخول",
    file: "ملف PDF من المطبعة",
    printed: "العدد مطبوع",
    open: "عرض الإعلان",
    result: "نتيجة التحقق",
    published: ["وثيقة أصلية", "تم نشر الإعلان"],
  },
} as const;

const referenceOf = (adId: number) => `A${String(adId).padStart(8, "0")}`;

for (const language of ["fr", "ar"] as const) {
  const words = WORDS[language];

  test(`an ad that was paid is found in the printed issue, and its certificate verified, in ${language}`, async ({
    page,
  }) => {
    const day: IsoDate = words.day;
    const client = await serviceAs("particulier");
    const text = uniqueTitle("Cession de parts, société Atlas");
    const paperContent = { kind: "plain" as const, text };
    const ad = await placeLineAd("particulier", { dates: [day], paperContent });
    await client.call(payOrder, { body: { orderId: ad.orderId, method: "balance" } });
    const desk = await serviceAs("maquette");
    const query = { supportId: 1, day };
    const { version } = await desk.call(readEditionState, { query });
    await desk.call(changeEdition, { body: { ...query, version, to: "closed" } });
    const pages = await desk.call(printEditionPages, { query });

    await page.goto(`/desk/${language}/editions/1/${day}/journal`);
    await page.getByLabel(words.email).fill("maquette@demo.parution.test");
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: words.enter }).click();
    await page.getByLabel(words.file).setInputFiles({
      ...{ name: "journal.pdf", mimeType: "application/pdf" },
      buffer: Buffer.from(await pages.arrayBuffer()),
    });
    await expect(page.getByText(words.printed)).toBeVisible({ timeout: 90_000 });
    const row = page.getByRole("row").filter({ hasText: text });
    await row.getByRole("button", { name: words.open }).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page, "printed issue");

    // The advertiser is written to; a reader of the certificate sees what the newspaper printed.
    await expect(async () => {
      await page.goto("/dev/mails");
      const letter = page.getByRole("link", { name: /^Annonce parue : / });
      await letter
        .filter({ hasText: referenceOf(ad.adId) })
        .first()
        .click({ timeout: 1000 });
    }).toPass();
    const link = page.frameLocator("iframe").getByRole("link", { name: "Voir l’attestation" });
    const address = (await link.getAttribute("href")) ?? "";
    await page.goto(address.replace("/fr/", `/${language}/`));
    const result = page.getByRole("region", { name: words.result });
    for (const said of words.published) await expect(result).toContainText(said);
    await expect(result).toContainText(text);
    await expectAccessible(page, "certificate of a printed ad");
  });
}
