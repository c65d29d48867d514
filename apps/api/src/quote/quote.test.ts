import { readCanvases } from "@parution/contract/catalogue";
import { quoteAd } from "@parution/contract/quote";
import type { IsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

const MONDAY = "2026-06-01T09:00:00Z";
const DATES: readonly IsoDate[] = ["2026-06-04", "2026-06-05"];
const LINE = "Avis de constitution d’une SARL"; // 31 characters: two lines

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: MONDAY });
});
afterAll(() => api.stop());

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `Ligne ${index + 1}`).join("\n");
}

function post(body: unknown, language = "fr"): Promise<Response> {
  return api.fetch("/ads/annonces/devis", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Localization": language },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const smallest = {
  support_id: 1,
  rubrique_id: 1,
  contenu_papier: LINE,
  dates_parution: ["04/06/2026", "05/06/2026"],
};

test("a line ad needs four fields, and the answer has the published names of the wire", async () => {
  const answer = await post(smallest);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('"prix_ttc":96.00');
  expect(JSON.parse(text).data).toEqual({
    modification: null,
    nbr_lignes: 2,
    lignes_facturees: 2,
    prix_unitaire: 20,
    nbr_dates: 2,
    code_config: null,
    remise: 0,
    prix_ht: 80,
    prix_tva: 16,
    prix_ttc: 96,
    etapes: [
      {
        code: "unit",
        libelle: "Prix de la ligne",
        detail: "20.00 hors taxe, TVA 20 % comprise",
        montant: 24,
      },
      { code: "lines", libelle: "Lignes facturées", detail: "2 × 24.00", montant: 48 },
      { code: "dates", libelle: "Dates de parution", detail: "2 × 48.00", montant: 96 },
      { code: "total", libelle: "Total TTC", detail: null, montant: 96 },
    ],
    // 36 hours before Thursday 4 June begins in Lagos.
    expire_le: "2026-06-02T11:00:00.000Z",
  });
});

test.each([
  ["none, minimum of two lines", 1, 1, 1, 48_00, null],
  ["none", 1, 30, 2, 30 * 24_00 * 2, null],
  ["PF up to 25 lines", 2, 25, 2, 500_00 * 2, "PF"],
  ["PF_L beyond", 2, 52, 1, 2 * 500_00 + 2 * 21_60, "PF_L"],
  ["no tier up to 10 lines", 3, 10, 2, 10 * 30_60 * 2, null],
  ["DP without enough dates", 3, 11, 1, 11 * 30_60, "DP"],
  ["DP less 15 per cent", 3, 11, 2, 572_22, "DP"],
  ["fixed price", 4, 40, 2, 300_00 * 2, null],
] as const)(
  "%s: support %i, %i lines, %i dates",
  async (_, supportId, count, dates, total, tier) => {
    const quote = await api.visitor.call(quoteAd, {
      body: {
        supportId,
        headingId: 1,
        paperContent: { kind: "plain", text: lines(count) },
        dates: DATES.slice(0, dates),
      },
    });
    expect(quote).toMatchObject({ total, dates, tierCode: tier });
    expect(quote.exclTax + quote.tax).toBe(total);
  },
);

test("shows a discount as a step", async () => {
  const quote = await api.visitor.call(quoteAd, {
    body: {
      supportId: 3,
      headingId: 1,
      paperContent: { kind: "plain", text: lines(11) },
      dates: [...DATES],
    },
  });
  expect(quote.discountPercent).toBe(15);
  expect(quote.steps.find(({ kind }) => kind === "discount")).toMatchObject({
    label: "Remise",
    detail: "15 % dès 2 dates",
    amount: 673_20 - 572_22,
  });
});

test("describes steps in Arabic too", async () => {
  const { data } = await (await post(smallest, "ar")).json();
  expect(data.etapes.at(-1).libelle).toBe("المجموع مع احتساب الرسوم");
});

test("an empty text is one line, billed as two", async () => {
  const { data } = await (await post({ ...smallest, contenu_papier: "" })).json();
  expect(data).toMatchObject({ nbr_lignes: 1, lignes_facturees: 2 });
});

test("a module costs its canvas for each date", async () => {
  const query = { supportId: 1, headingId: 1, typeId: 2, colourId: 2 };
  const canvases = await api.visitor.call(readCanvases, { query });
  const canvas = canvases.find(({ id }) => id === 4);
  const quote = await api.visitor.call(quoteAd, {
    body: {
      ...query,
      canvasId: 4,
      layout: "modular",
      title: "Clôture de la souscription",
      body: "Le public est informé…",
      footer: "Le gérant",
      dates: [...DATES],
    },
  });
  expect(canvas?.price).toBe(4 * 252_00);
  expect(quote).toMatchObject({ total: 4 * 302_40 * 2, lines: null, unitPrice: 4 * 252_00 });
});

test("an account's package replaces the price of a line, for that account alone", async () => {
  const body = { supportId: 1, headingId: 7, dates: [DATES[0] ?? "2026-06-04"] };
  const pro = await api.signIn("pro");
  expect((await pro.call(quoteAd, { body })).total).toBe(2 * 12_00);
  expect((await api.visitor.call(quoteAd, { body })).total).toBe(2 * 16_80);
});

test("a price that the publisher changes applies from then on", async () => {
  const price = (unit_price: number) =>
    api.context.db
      .updateTable("support_headings")
      .where("support_id", "=", 1)
      .where("heading_id", "=", 15)
      .set({ unit_price })
      .execute();
  const body = { supportId: 1, headingId: 15, dates: [...DATES] };
  const total = async () => (await api.visitor.call(quoteAd, { body })).total;
  expect(await total()).toBe(2 * 10_80 * 2);
  await price(10_00);
  expect(await total()).toBe(2 * 12_00 * 2);
  await price(9_00);
  expect(await total()).toBe(2 * 10_80 * 2);
});

const refused: readonly (readonly [string, object, string])[] = [
  ["an unknown support", { support_id: 99 }, "support_id"],
  ["an id beyond every id", { support_id: 2_147_483_648 }, "support_id"],
  ["a heading that is not sold", { rubrique_id: 99 }, "rubrique_id"],
  ["a channel that is not the support's", { canal_id: 2 }, "canal_id"],
  ["a sub-heading of another heading", { sous_rubrique_id: 60 }, "sous_rubrique_id"],
  ["a product of another heading", { produit_id: 400 }, "produit_id"],
  ["a type that the heading lacks", { type_produit_id: 3 }, "type_produit_id"],
  ["a colour on lines", { type_produit_id: 1, couleur_id: 1 }, "couleur_id"],
  ["a canvas that is not sold", { canvas_id: 8 }, "canvas_id"],
  ["a module without a canvas", { type_produit_id: 2 }, "canvas_id"],
  ["an option of another heading", { options: "1,1;2,5" }, "options"],
  ["options that cannot be read", { options: "1;2" }, "options"],
  ["a text over its part's limit", { canvas_id: 2, title: "x".repeat(41), body: "y" }, "title"],
  ["a footer where there is none", { canvas_id: 2, title: "x", footer: "y" }, "footer"],
  ["a line text without end", { contenu_papier: "x".repeat(20_001) }, "contenu_papier"],
  ["no date", { dates_parution: [] }, "dates_parution"],
  ["dates that are not a list", { dates_parution: "04/06/2026" }, "dates_parution"],
  ["a date twice", { dates_parution: ["04/06/2026", "04/06/2026"] }, "dates_parution"],
  ["a day that does not exist", { dates_parution: ["31/06/2026"] }, "dates_parution"],
  ["a Saturday", { dates_parution: ["06/06/2026"] }, "dates_parution"],
  ["a day past its deadline", { dates_parution: ["02/06/2026"] }, "dates_parution"],
  ["a holiday", { dates_parution: ["30/07/2026"] }, "dates_parution"],
  ["a day beyond the period", { dates_parution: ["02/06/2027"] }, "dates_parution"],
];

test.each(refused)("%s is refused under its field", async (_, change, field) => {
  const answer = await post({ ...smallest, ...change });
  expect(answer.status).toBe(422);
  const { code, message, errors } = await answer.json();
  expect({ code, message }).toEqual({ code: expect.any(String), message: expect.any(String) });
  expect(Object.keys(errors)).toEqual([field]);
});

test("reports all faults at once, in the caller's language", async () => {
  const dates_parution = ["06/06/2026", "02/06/2026", "04/06/2026"];
  const change = { sous_rubrique_id: 60, dates_parution };
  const { errors } = await (await post({ ...smallest, ...change }, "ar")).json();
  expect(Object.keys(errors).sort()).toEqual(["dates_parution", "sous_rubrique_id"]);
  expect(errors.dates_parution).toHaveLength(2);
  expect(errors.dates_parution[0]).toContain("السبت");
});

test.each([
  ["malformed JSON", "{", 400],
  ["a list", "[]", 422],
  ["nothing", "", 422],
])("%s answers %s with %i", async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
});
