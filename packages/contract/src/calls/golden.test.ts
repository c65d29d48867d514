import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readCalendar } from "../calendar/index.ts";
import type { CallAnswer, Codec } from "../call/index.ts";
import { examples } from "../openapi/examples.ts";
import { placeAd, readRecap } from "../orders/index.ts";
import { quoteAd } from "../quote/index.ts";

/** Fails where a call has no such part, so that the tests need not doubt it. */
function decode<English>(codec: Codec<English> | undefined, wire: unknown): English {
  if (!codec) throw new Error("The call has no such part.");
  return z.parse(codec, wire);
}

describe("an order as a browser's form sends it", () => {
  const photo = new File(["png"], "photo.png", { type: "image/png" });
  const wire = {
    support_id: "1",
    canal_id: "1",
    rubrique_id: "1",
    sous_rubrique_id: "101",
    produit_id: "11",
    canvas_id: "",
    ville_id: "0",
    autre_ville: "Tahannaout",
    pays_id: "1",
    titre: "Avis de convocation",
    contenu_papier: "Titre\u001FTexte\u001FPied",
    contenu_web: "",
    value_modulaire: "MM",
    dates_parution: '["03/03/2026","04/03/2026"]',
    options: "1,12;2,21",
    publie_annonce: "0",
    annonce_anonyme: "1",
    condition_vente: "1",
    nbr_lignes: "2",
    utilisateur: "2",
    statut: "1",
    ref_an: "R-7",
    refan: "7",
    prix_ttc: "96.00",
    "photos[]": photo,
  };
  const english = {
    supportId: 1,
    medium: "print",
    headingId: 1,
    subheadingId: 101,
    productId: 11,
    cityId: 0,
    otherCity: "Tahannaout",
    countryId: 1,
    webTitle: "Avis de convocation",
    paperContent: { kind: "sections", title: "Titre", body: "Texte", footer: "Pied" },
    layout: "modular",
    dates: ["2026-03-03", "2026-03-04"],
    options: [
      { optionId: 1, valueId: 12 },
      { optionId: 2, valueId: 21 },
    ],
    publishOnWeb: false,
    anonymous: true,
    termsAccepted: true,
    lineCount: 2,
    userId: 2,
    status: 1,
    reference: "R-7",
    referenceNumber: "7",
    total: 9600,
    photos: [photo],
  };

  test("is decoded", () => expect(decode(placeAd.body, wire)).toStrictEqual(english));

  test.each([
    ["support_id", undefined],
    ["rubrique_id", "x"],
    ["dates_parution", "[]"],
    ["dates_parution", '["03/03/2026","03/03/2026"]'],
    ["dates_parution", "03/03/2026"],
    ["dates_parution", JSON.stringify(Array(367).fill("03/03/2026"))],
    ["prix_ttc", "96,00"],
    ["prix_ttc", ""],
    ["value_modulaire", "XX"],
    ["canal_id", "3"],
    ["publie_annonce", "oui"],
    ["photos[]", "photo.png"],
  ])("is refused with %s = %j, under that name", (name, value) => {
    const result = z.safeDecode(placeAd.body ?? z.never(), { ...wire, [name]: value });
    expect(result.error?.issues.map((issue) => issue.path[0])).toStrictEqual([name]);
  });
});

test("a quote of a line ad requires four fields only", () => {
  expect(decode(quoteAd.body, examples.quoteAd?.body)).toStrictEqual({
    supportId: 1,
    headingId: 1,
    paperContent: { kind: "plain", text: "SOCIETE ATLAS NEGOCE SARL\nAvis de convocation" },
    dates: ["2026-03-03", "2026-03-04"],
  });
});

test("a quote answers under the fixed names, amounts with two places", () => {
  const quote: CallAnswer<typeof quoteAd> = {
    lines: 1,
    billedLines: 2,
    unitPrice: 2000,
    dates: 1,
    tierCode: null,
    discountPercent: 0,
    exclTax: 4000,
    tax: 800,
    total: 4800,
    steps: [],
    edit: null,
    expiresAt: Date.UTC(2026, 2, 1, 11),
  };
  expect(JSON.stringify(z.encode(quoteAd.answer, quote))).toBe(
    '{"data":{"nbr_lignes":1,"lignes_facturees":2,"prix_unitaire":20.00,"nbr_dates":1,' +
      '"code_config":null,"remise":0,"prix_ht":40.00,"prix_tva":8.00,"prix_ttc":48.00,' +
      '"etapes":[],"modification":null,"expire_le":"2026-03-01T11:00:00.000Z"}}',
  );
});

test("the calendar answers under the fixed names", () => {
  const day = { date: "2026-02-28", available: false, reason: "Samedi", cutoff: null } as const;
  const calendar: CallAnswer<typeof readCalendar> = {
    now: Date.UTC(2026, 1, 27, 9, 30),
    start: "2026-02-28",
    end: "2026-02-28",
    days: [{ ...day, reasonCode: "weekend" }],
    provisional: [{ date: "2026-02-28", reason: "Aïd Al Fitr" }],
  };
  expect(z.encode(readCalendar.answer, calendar)).toStrictEqual({
    data: {
      maintenant: "2026-02-27T09:30:00.000Z",
      date_start: "28/02/2026",
      date_end: "28/02/2026",
      jours: [
        {
          date: "28/02/2026",
          disponible: false,
          motif: "Samedi",
          code_motif: "weekend",
          limite: null,
        },
      ],
      provisoires: [{ date: "28/02/2026", motif: "Aïd Al Fitr" }],
    },
  });
});

test("a recap is decoded without the fields that a newer server adds", () => {
  const wire = structuredClone(examples.readRecap?.answer) as { data: Record<string, unknown> };
  const recap = decode(readRecap.answer, { data: { ...wire.data, statut: 77, nouveau: 1 } });
  expect(recap).toMatchObject({
    reference: "C-2026-000041",
    status: "unpaid",
    total: 9600,
    paymentMethod: null,
    paymentMethods: ["balance", "card"],
    firstDate: "2026-03-03",
    ad: { dates: ["2026-03-03", "2026-03-04"], format: "line" },
  });
  expect(recap).not.toHaveProperty("nouveau");
});
