import type { Client } from "@parution/contract/client";
import { quoteAd } from "@parution/contract/quote";
import {
  createRateDraft,
  deleteRateDraft,
  exportReplay,
  raiseRates,
  readDraftRates,
  readRateCards,
  replayRates,
  saveRates,
  scheduleRates,
  withdrawRates,
} from "@parution/contract/rate-cards";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Queries } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { readSheets } from "../testing/read-book.ts";
import { readEntries, verifyTrail } from "../trail/index.ts";
import { exportDraftReplay } from "./replay.ts";

const MONDAY = "2026-06-01T09:00:00Z";
const AT_NOON = "2026-06-01T12:00:00Z";
/** A day that closes after these instants. */
const LATER = "2026-06-08";

let api: TestApi;
let sales: Client;
beforeEach(async () => {
  api = await startTestApi({ now: MONDAY });
  sales = await api.signInStaff("regie");
});
afterEach(() => api.stop());

const begin = async (label = "Rentrée") =>
  (await sales.call(createRateDraft, { body: { label } })).draftId;

const headings = (draftId: number) =>
  sales.call(readDraftRates, { params: { draftId }, query: { table: "headings", supportId: 1 } });

/** Writes the price of a line of the first heading in the first newspaper. */
const save = (draftId: number, price: number | null, version = 1, key = "1/1") =>
  sales.call(saveRates, {
    body: { draftId, version, table: "headings", rows: [{ key, price, discount: null }] },
  });

const schedule = (draftId: number, version: number, at = AT_NOON) =>
  sales.call(scheduleRates, { body: { draftId, version, validFrom: Date.parse(at) } });

const quote = async () => {
  const paperContent = { kind: "plain", text: "Une ligne" } as const;
  const body = { supportId: 1, headingId: 1, paperContent, dates: [LATER] as const };
  return (await api.visitor.call(quoteAd, { body: { ...body, dates: [...body.dates] } })).total;
};

describe("a rate card at the desk", () => {
  test("is written as a draft and prices orders from its instant on, none before", async () => {
    const before = await quote();
    const draftId = await begin();
    const { version } = await save(draftId, 3000);
    const { changed, rows } = await headings(draftId);
    expect(changed).toBe(1);
    expect(rows.find(({ key }) => key === "1/1")).toMatchObject({ inForce: 2000, price: 3000 });
    await schedule(draftId, version);
    expect(await quote()).toBe(before);
    const client = await api.signIn("particulier");
    const kept = await placeLine(client, { dates: [LATER] });
    api.clock.set(AT_NOON);
    expect(await quote()).toBe(before * 1.5);
    const refusal = await refusalOf(placeLine(client, { dates: [LATER] }));
    expect(refusal).toMatchObject({ status: 409, total: before * 1.5 });
    const order = await api.context.db
      .selectFrom("orders")
      .where("id", "=", kept.orderId)
      .select("total")
      .executeTakeFirstOrThrow();
    expect(Number(order.total)).toBe(before);
    const { cards, drafts } = await sales.call(readRateCards, {});
    expect(cards.map(({ state }) => state)).toEqual(["inForce", "past"]);
    expect(drafts).toEqual([]);
  });

  test("begins with the prices of another card", async () => {
    const draftId = await begin();
    const { version } = await save(draftId, 3000);
    const { cardId } = await schedule(draftId, version);
    const next = await sales.call(createRateDraft, { body: { label: "Hiver", cardId } });
    const { rows } = await headings(next.draftId);
    expect(rows.find(({ key }) => key === "1/1")?.price).toBe(3000);
  });

  test("raises the prices of one newspaper by a percentage, and no other's", async () => {
    const draftId = await begin();
    const body = { draftId, version: 1, table: "headings", supportId: 1, percent: 5 } as const;
    await sales.call(raiseRates, { body });
    const { rows } = await headings(draftId);
    expect(rows.find(({ key }) => key === "1/1")?.price).toBe(2100);
    const query = { table: "headings", supportId: 2 } as const;
    const others = await sales.call(readDraftRates, { params: { draftId }, query });
    expect(others.rows.every(({ price, inForce }) => price === inForce)).toBe(true);
  });

  test("finds its rows by a search, and its kinds each have their rows", async () => {
    const draftId = await begin();
    const read = (query: { table: "canvases" | "copies" | "deliveries" | "subscriptions" }) =>
      sales.call(readDraftRates, { params: { draftId }, query });
    for (const table of ["canvases", "copies", "deliveries", "subscriptions"] as const) {
      expect((await read({ table })).total, table).toBeGreaterThan(0);
    }
    const query = { table: "headings", search: "LÉGALES" } as const;
    const { rows } = await sales.call(readDraftRates, { params: { draftId }, query });
    expect(rows.every(({ label }) => /légales/i.test(label))).toBe(true);
  });

  test("leaves each change in the trail, with before and after", async () => {
    const draftId = await begin();
    const { version } = await save(draftId, 3000);
    const { cardId } = await schedule(draftId, version);
    await sales.call(withdrawRates, { body: { cardId } });
    const entries = (await readEntries(api.context.db, 0, 1000)).slice(-4);
    expect(entries.map(({ command }) => command)).toEqual([
      ...["rate-draft", "rate-draft", "rate-card", "withdraw-rate-card"],
    ]);
    expect(entries[1]).toMatchObject({
      operator: "regie@demo.parution.test",
      before: { "headings 1/1": 2000 },
      after: { "headings 1/1": 3000 },
    });
    expect(await verifyTrail(api.context.db)).toMatchObject({ whole: true });
  });
});

describe("the schedule of rate cards", () => {
  test("refuses a card in the past, and one at the instant of another", async () => {
    const draftId = await begin();
    await expect(schedule(draftId, 1, MONDAY)).rejects.toMatchObject({ code: "RATE_CARD_PAST" });
    await schedule(draftId, 1);
    const second = schedule(await begin("Deux"), 1);
    await expect(second).rejects.toMatchObject({ code: "RATE_CARD_TAKEN" });
  });

  test("refuses a card that changed since it was shown", async () => {
    const draftId = await begin();
    await save(draftId, 3000);
    await expect(save(draftId, 4000)).rejects.toMatchObject({ code: "CHANGED" });
    await expect(schedule(draftId, 1)).rejects.toMatchObject({ code: "CHANGED" });
  });

  test("refuses a card with no price, or a row that the catalogue does not have, and keeps what it had", async () => {
    const draftId = await begin();
    await expect(save(draftId, null)).rejects.toMatchObject({ status: 422 });
    await expect(save(draftId, 3000, 1, "1/9999")).rejects.toMatchObject({ status: 422 });
    expect((await headings(draftId)).changed).toBe(0);
  });

  test("refuses the withdrawal of a card that is valid", async () => {
    const { cardId } = await schedule(await begin(), 1);
    api.clock.set(AT_NOON);
    await quote();
    const withdrawal = sales.call(withdrawRates, { body: { cardId } });
    await expect(withdrawal).rejects.toMatchObject({ code: "RATE_CARD_APPLIED" });
  });

  test("refuses a card whose draft was deleted", async () => {
    const draftId = await begin();
    await sales.call(deleteRateDraft, { body: { draftId } });
    await expect(schedule(draftId, 1)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a replay", () => {
  const replay = (draftId: number) => sales.call(replayRates, { params: { draftId } });

  test("prices past ads by a draft, by heading and by account", async () => {
    const draftId = await begin();
    const before = await replay(draftId);
    await save(draftId, 3000);
    const { headings: rows, accounts, ...whole } = await replay(draftId);
    const [changed] = rows;
    const same = before.headings.find(
      ({ support, heading }) => support === changed?.support && heading === changed.heading,
    );
    expect(changed?.priced).toBe((same?.priced ?? 0) * 1.5);
    expect(whole.priced - before.priced).toBe((same?.priced ?? 0) * 0.5);
    expect(accounts[0]?.account).not.toBe("");
    // Fifty rows are named of more, and all of fewer.
    expect(rows).toHaveLength(Math.min(50, whole.headingCount));
    expect(accounts).toHaveLength(Math.min(50, whole.accountCount));
    expect(whole.headingCount).toBeGreaterThan(50);
  });

  test("is one spreadsheet of every heading, every account and every ad, whose sums are equal", async () => {
    const draftId = await begin();
    await save(draftId, 3000);
    const shown = await replay(draftId);
    const file = await sales.call(exportReplay, { params: { draftId } });
    expect(file.name).toBe("simulation-tarifs-20260601-100000.xlsx");
    const { sheets, rightToLeft } = await readSheets(file);
    expect(rightToLeft).toBe(false);
    expect(Object.keys(sheets)).toEqual(["Par rubrique", "Par compte", "Par annonce"]);
    const [headings = [], accounts = [], ads = []] = Object.values(sheets);
    expect(headings[0]).toEqual([
      ...["Journal", "Rubrique", "Annonces"],
      ...["Facturé TTC (Dhs)", "Avec cette grille TTC (Dhs)", "Différence (Dhs)"],
    ]);
    const [first] = shown.headings;
    expect(headings[1]).toEqual([
      ...[first?.support, first?.heading, first?.ads],
      ...inDirhams(first?.charged, first?.priced),
    ]);
    expect(ads.slice(1)).toHaveLength(shown.ads);
    const amounts = inDirhams(shown.charged, shown.priced).map((sum) => expect.closeTo(sum, 2));
    for (const rows of [headings, accounts, ads]) expect(sumsOf(rows)).toEqual(amounts);
    expect(ads[1]).toEqual([
      ...[expect.stringMatching(/^C\d+/), expect.stringMatching(/^A\d{8}$/)],
      ...[expect.any(Number), expect.any(String), expect.any(String), expect.any(String)],
      ...[expect.any(Number), expect.any(Number), expect.any(Number)],
    ]);
  });

  test("is whole as a spreadsheet where it has more accounts than the desk shows, in Arabic too", async () => {
    const draftId = await begin();
    const ads = await spreadOverAccounts(api.context.db);
    expect((await replay(draftId)).accounts).toHaveLength(50);
    const arabic = await api.signInStaff("regie", "ar");
    const file = await arabic.call(exportReplay, { params: { draftId } });
    const { sheets, rightToLeft } = await readSheets(file);
    expect(rightToLeft).toBe(true);
    expect(Object.keys(sheets)).toEqual(["حسب الباب", "حسب الحساب", "حسب الإعلان"]);
    expect(sheets["حسب الحساب"]?.slice(1).map(([account]) => account)).toEqual(
      expect.arrayContaining(Array.from({ length: ads }, (_, place) => `Compte ${place + 1}`)),
    );
  });

  test("is one spreadsheet at a time for each user, until it is whole or left", async () => {
    const draftId = await begin();
    const asking = { context: api.context, identity: { userId: 7 }, language: "fr" } as const;
    const first = exportDraftReplay(asking, draftId);
    await expect(exportDraftReplay(asking, draftId)).rejects.toMatchObject({ code: "REPLAYING" });
    const others = exportDraftReplay({ ...asking, identity: { userId: 8 } }, draftId);
    await (await first).bytes.cancel();
    const again = await vi.waitFor(() => exportDraftReplay(asking, draftId));
    for (const { bytes } of [again, await others]) await new Response(bytes).arrayBuffer();
    await exportDraftReplay(asking, draftId).then(({ bytes }) => new Response(bytes).arrayBuffer());
  });

  test("is no spreadsheet of an unknown draft", async () => {
    const refused = sales.call(exportReplay, { params: { draftId: 9999 } });
    await expect(refused).rejects.toMatchObject({ status: 404 });
  });
});

/** Gives 60 settled ads of the last days an account each; answers their number. */
async function spreadOverAccounts(db: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with place as (
      select ads.id, row_number() over (order by ads.id) as number from ads
      join orders on orders.id = ads.order_id where orders.status in (1, 2) limit 60
    ), account as (
      insert into businesses (label, legal_name, type, account_kind, created_at)
      select 'Compte ' || number, 'Compte ' || number, 'SARL', 'pro', now() from place returning id, label
    ), moved as (
      update ads set business_id = account.id, created_at = ${new Date(MONDAY)}::timestamptz - interval '1 day'
      from place join account on account.label = 'Compte ' || place.number where ads.id = place.id returning 1
    )
    select count(*)::int as count from moved`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Amounts of a row in dirhams: charged, by the card, and their difference. */
const inDirhams = (charged = 0, priced = 0) =>
  [charged, priced, priced - charged].map((amount) => amount / 100);

/** Sums of the last three columns of a sheet. */
const sumsOf = (rows: readonly unknown[][]) =>
  [-3, -2, -1].map((column) => rows.slice(1).reduce((sum, row) => sum + Number(row.at(column)), 0));
