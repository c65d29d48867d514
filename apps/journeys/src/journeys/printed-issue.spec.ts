import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMyAds } from "@parution/contract/ads";
import { changeEdition, printEditionPages, readEditionState } from "@parution/contract/editions";
import { payOrder } from "@parution/contract/payments";
import type { IsoDate } from "@parution/rules/dates";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { startProgram } from "../../../launcher/src/program.mjs";
import { stopService } from "../../../launcher/src/services.mjs";
import { expectAccessible } from "../support/accessibility.ts";
import { PASSWORD } from "../support/accounts.ts";
import { referenceOf } from "../support/formats.ts";
import { test as base, expect } from "../support/journey.ts";
import { placeLineAd, serviceAs, uniqueTitle } from "../support/service.ts";

interface Program {
  readonly origin: string;
  /** Starts it, or starts it anew on the same data, at another instant. */
  readonly startAt: (instant: string) => Promise<void>;
}

/** A demonstration of these journeys' own, whose days come: a copy of `DEMONSTRATION`, where a run has prepared one. */
const test = base.extend<object, { program: Program }>({
  program: [
    async ({ browserName: _ }, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), "parution-printed-"));
      const prepared = process.env.DEMONSTRATION;
      if (prepared !== undefined) await cp(prepared, dataFolder, { recursive: true });
      const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
      const origin = `http://localhost:${port}`;
      let services: Awaited<ReturnType<typeof startProgram>> = [];
      const stop = () => Promise.all(services.map(stopService));
      const startAt = async (instant: string) => {
        await stop();
        const env = { PUBLIC_URL: origin, PARUTION_NOW: instant };
        services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
      };
      await use({ origin, startAt });
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ program }, use) => use(program.origin),
});

const WORDS = {
  fr: {
    ordered: "2026-11-23T08:00:00Z",
    day: "2026-11-25",
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
    ordered: "2026-11-25T09:00:00Z",
    day: "2026-11-27",
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

for (const [language, tag] of [
  ["fr", []],
  ["ar", ["@whole"]],
] as const) {
  const words = WORDS[language];

  test(`an ad that was paid is found in the printed issue, and its certificate verified, in ${language}`, {
    tag: [...tag],
  }, async ({ page, browser, program }) => {
    await program.startAt(words.ordered);
    const day: IsoDate = words.day;
    const client = await serviceAs("particulier", program.origin);
    const text = uniqueTitle("Cession de parts, société Atlas");
    const paperContent = { kind: "plain" as const, text };
    const ad = await placeLineAd("particulier", { dates: [day], paperContent }, program.origin);
    await client.call(payOrder, { body: { orderId: ad.orderId, method: "balance" } });
    const desk = await serviceAs("maquette", program.origin);
    const query = { supportId: 1, day };
    const { version } = await desk.call(readEditionState, { query });
    await desk.call(changeEdition, { body: { ...query, version, to: "closed" } });
    const pages = await desk.call(printEditionPages, { query });

    await page.goto(`/desk/${language}/editions/1/${day}/journal`);
    await page.getByLabel(words.email).fill("maquette@demo.parution.test");
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: words.enter }).click();
    await page.getByLabel(words.file).setInputFiles({
      name: "journal.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await pages.arrayBuffer()),
    });
    await expect(page.getByText(words.printed)).toBeVisible({ timeout: 90_000 });
    const row = page.getByRole("row").filter({ hasText: text });
    await row.getByRole("button", { name: words.open }).click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page, "printed issue");

    const { ads } = await client.call(readMyAds, { params: { page: 1 }, query: {} });
    expect(ads.find(({ id }) => id === ad.adId)?.publishedDates).toEqual([]);

    // The desk goes on asking for the issue, and would be refused while the program starts anew.
    await page.goto("about:blank");
    // On its day the advertiser is written to; a clerk with the certificate sees what the newspaper printed.
    await program.startAt(`${day}T08:00:00Z`);
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
    const context = await browser.newContext({ baseURL: program.origin, reducedMotion: "reduce" });
    const clerk = await context.newPage();
    await clerk.goto(address.replace("/fr/", `/${language}/`));
    const result = clerk.getByRole("region", { name: words.result });
    for (const expected of words.published) await expect(result).toContainText(expected);
    await expect(result).toContainText(text);
    await expectAccessible(clerk, "certificate of a printed ad");
    await context.close();
  });
}
