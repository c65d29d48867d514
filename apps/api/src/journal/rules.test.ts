import type { Client } from "@parution/contract/client";
import { placeJournal } from "@parution/contract/journal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { type JournalBody, journalOrder, placeIssues } from "../testing/orders/journal.ts";
import { refusalOf } from "../testing/orders/ordering.ts";

let api: TestApi;
let client: Client;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("particulier");
  token = await api.token("particulier");
});
afterAll(() => api.stop());

/** The order as it stands on the wire, for bodies that the client would not send. */
const wire = {
  support_id: 1,
  produit_id: 1,
  duree: 1,
  date_journal: [{ date: "29/05/2026", qte: 2 }],
  livraison_id: 2,
  adresse: "14, rue Ibn Batouta, Casablanca",
  condition_vente: 1,
};

async function errorsOf(body: Readonly<Record<string, unknown>>) {
  const response = await api.fetch(`/ads${placeJournal.path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

test("the valid order of the cases below is accepted", async () => {
  expect(await errorsOf(wire)).toMatchObject({ status: 200, answer: { data: { prix_ttc: 42 } } });
});

describe("an order of issues", () => {
  test.each([
    "support_id",
    "produit_id",
    "duree",
    "livraison_id",
    "date_journal",
    "condition_vente",
    "adresse",
  ])("requires %s", async (field) => {
    const { [field]: _, ...body } = { ...wire } as Record<string, unknown>;
    expect(await errorsOf(body)).toMatchObject({
      status: 422,
      answer: { errors: { [field]: [expect.any(String)] } },
    });
  });

  test("requires an address for delivery 2 alone", async () => {
    const { adresse: _, ...body } = wire;
    expect(await errorsOf({ ...body, livraison_id: 1 })).toMatchObject({ status: 200 });
    expect(await errorsOf({ ...wire, adresse: "   " })).toMatchObject({ status: 422 });
  });
});

describe("issues", () => {
  test.each([
    ["no issue at all", []],
    ["no copy of an issue", [{ date: "29/05/2026", qte: 0 }]],
    ["no quantity", [{ date: "29/05/2026" }]],
    ["no date", [{ qte: 1 }]],
    ["half a copy", [{ date: "29/05/2026", qte: 1.5 }]],
    ["words for a quantity", [{ date: "29/05/2026", qte: "deux" }]],
    ["a thousand copies", [{ date: "29/05/2026", qte: 1000 }]],
    ["a day that does not exist", [{ date: "31/02/2026", qte: 1 }]],
    [
      "a day twice",
      [
        { date: "29/05/2026", qte: 1 },
        { date: "29/05/2026", qte: 1 },
      ],
    ],
    ["a day ahead", [{ date: "02/06/2026", qte: 1 }]],
    ["today, whose issue is not among the past", [{ date: "01/06/2026", qte: 1 }]],
    ["a Sunday", [{ date: "31/05/2026", qte: 1 }]],
    ["a day older than the period", [{ date: "30/04/2026", qte: 1 }]],
  ])("are refused: %s", async (_, issues) => {
    expect(await errorsOf({ ...wire, date_journal: issues })).toMatchObject({
      status: 422,
      answer: { errors: { date_journal: [expect.any(String)] } },
    });
  });

  test("are refused on a holiday, with the occasion", async () => {
    const holiday = { date: "2026-01-01", copies: 1 } as const;
    const refusal = await refusalOf(placeIssues(client, { durationId: 2, issues: [holiday] }));
    expect(refusal.fields.issues?.[0]).toMatch(/01\/01\/2026.*pas d’édition ce jour \(.+\)/);
  });

  test("come as a form's JSON text too, quantities as text summed as whole numbers", async () => {
    const list = [
      { date: "29/05/2026", qte: "2" },
      { date: "26/05/2026", qte: "10" },
    ];
    const body = { ...wire, livraison_id: "1", date_journal: JSON.stringify(list) };
    expect(await errorsOf(body)).toMatchObject({ answer: { data: { prix_ttc: 72 } } });
  });

  test("move with the publisher's day", async () => {
    const issues = [{ date: "2026-06-01", copies: 1 } as const];
    api.clock.set("2026-06-01T22:59:59Z");
    const late = await api.signIn("particulier");
    expect((await refusalOf(placeIssues(late, { issues }))).status).toBe(422);
    api.clock.set("2026-06-01T23:00:00Z");
    expect(await placeIssues(late, { issues })).toMatchObject({ total: 36_00 });
    api.clock.set(TEST_NOW);
  });
});

describe("ids must agree with one another", () => {
  const changes: readonly (readonly [string, Partial<JournalBody>])[] = [
    ["productId", { supportId: 2 }],
    ["productId", { productId: 99 }],
    ["durationId", { durationId: 99 }],
    ["deliveryId", { deliveryId: 99 }],
  ];
  test.each(changes)("%s of %o", async (field, change) => {
    const refusal = await refusalOf(placeIssues(client, { ...journalOrder, ...change }));
    expect(Object.keys(refusal.fields)).toContain(field);
  });
});

test("a visitor cannot order", async () => {
  expect((await refusalOf(placeIssues(api.visitor))).status).toBe(401);
});
