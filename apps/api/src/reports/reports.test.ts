import type { Client } from "@parution/contract/client";
import {
  exportEditionReport,
  exportModerationReport,
  exportRevenueReport,
  readEditionReport,
  readModerationReport,
  readReportSupports,
  readRevenueReport,
} from "@parution/contract/desk-reports";
import { readEdition } from "@parution/contract/editions";
import { claimAd } from "@parution/contract/moderation";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepPages } from "../editions/index.ts";
import { numberInvoices } from "../invoices/index.ts";
import { creditEdit, lockAccounts, reverseOrder } from "../ledger/index.ts";
import { carryOutDecisions } from "../moderation/carry-out.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { placePaid, refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readBook } from "../testing/read-book.ts";

const MONDAY = "2026-06-01T09:00:00Z";
const JUNE = { from: "2026-06-01", to: "2026-06-30" } as const;

let api: TestApi;
let finance: Client;
beforeEach(async () => {
  api = await startTestApi({ now: MONDAY, env: { AD_VALIDATION: "operator" } });
  finance = await api.signInStaff("compta");
});
afterEach(() => api.stop());

const revenueBy = (by: "support" | "heading" | "day", client = finance) =>
  client.call(readRevenueReport, { query: { ...JUNE, by } });

/** A line ad of 48.00 dirhams, with the account that paid it. */
async function givenPaid() {
  const { orderId, adId } = await placePaid(await api.signIn("pro"));
  const { business_id: businessId } = await api.context.db
    .selectFrom("orders")
    .where("id", "=", orderId)
    .select("business_id")
    .executeTakeFirstOrThrow();
  return { id: orderId, adId, businessId };
}

/** Gives an order back on 10 June. */
async function refund(order: { id: number; businessId: number }): Promise<void> {
  const at = new Date("2026-06-10T09:00:00Z");
  await api.context.db.transaction().execute((tx) => reverseOrder(tx, order, at));
}

/** Gives 12.00 of 48.00 dirhams back on 12 June, at 0 h 30 of the publisher's day. */
async function credit({ id, businessId }: { id: number; businessId: number }): Promise<void> {
  await api.context.db.transaction().execute(async (tx) => {
    const before = { total: 4800, exclTax: 4000, tax: 800 };
    const after = { total: 3600, exclTax: 3000, tax: 600 };
    const accounts = await lockAccounts(tx, businessId);
    await creditEdit(tx, accounts, { id, before, after }, new Date("2026-06-11T23:30:00Z"));
  });
}

/** Revenue and tax of June in the ledger, the invoices and the dashboard's months. */
async function readBooks() {
  const { rows } = await sql<Record<"ledger" | "invoices" | "months", number>>`select
    (select sum(line.amount) from ledger_lines line join ledger_entries entry on entry.id = line.entry_id
      where line.account_id in (4, 5) and entry.posted_at >= '2026-05-31T23:00:00Z'
        and entry.posted_at < '2026-06-30T23:00:00Z') as ledger,
    (select sum(case kind when 'invoice' then total else -total end) from invoices
      where day between '2026-06-01' and '2026-06-30') as invoices,
    (select sum(excl_tax + tax) from monthly_sales where month = '2026-06-01') as months
  `.execute(api.context.db);
  return rows[0];
}

describe("revenue", () => {
  test("equals the books after a sale, a refund and a credit note, however it is grouped", async () => {
    const before = await revenueBy("day");
    await refund(await givenPaid());
    await credit(await givenPaid());
    await numberInvoices(api.context);
    const { total, rows } = await revenueBy("day");
    expect({
      sales: total.sales - before.total.sales,
      exclTax: total.exclTax - before.total.exclTax,
      tax: total.tax - before.total.tax,
    }).toEqual({ sales: 2, exclTax: 3000, tax: 600 });
    const { inclTax } = total;
    expect(await readBooks()).toEqual({ ledger: inclTax, invoices: inclTax, months: inclTax });
    expect((await revenueBy("support")).total).toEqual(total);
    expect((await revenueBy("heading")).total).toEqual(total);
    const onDay = (day: string) => rows.find((row) => row.day === day);
    expect(onDay("2026-06-10")).toMatchObject({ sales: 0, exclTax: -4000, tax: -800 });
    expect(onDay("2026-06-12")).toMatchObject({ sales: 0, exclTax: -1000, inclTax: -1200 });
  });

  test("of one newspaper holds that one alone, named in the reader's language", async () => {
    await givenPaid();
    const supports = await finance.call(readReportSupports, {});
    const query = { ...JUNE, by: "support", supportId: 1 } as const;
    const one = await finance.call(readRevenueReport, { query });
    expect(one.rows.map(({ label }) => label)).toEqual([supports[0]?.label]);
    const arabic = await api.signInStaff("compta", "ar");
    const inArabic = await arabic.call(readRevenueReport, { query });
    expect(inArabic.rows[0]?.label).toMatch(/\p{Script=Arabic}/u);
    expect(inArabic.total).toEqual(one.total);
  });

  test("is a sheet of the same rows", async () => {
    await givenPaid();
    const { rows } = await revenueBy("heading");
    const query = { ...JUNE, by: "heading" } as const;
    const book = await readBook(await finance.call(exportRevenueReport, { query }));
    expect(book.rows).toHaveLength(1 + rows.length);
    expect(book.rows[1]).toEqual([...[rows[0]?.label, rows[0]?.sales, ...centimes(rows[0])]]);
  });
});

const centimes = (row?: { exclTax: number; tax: number; inclTax: number }) =>
  [row?.exclTax, row?.tax, row?.inclTax].map((amount) => Number(amount) / 100);

describe("moderation", () => {
  const ofDay = { from: "2026-06-01", to: "2026-06-01", supportId: 1 } as const;
  const read = () => finance.call(readModerationReport, { query: ofDay });

  test("counts decisions that hold, and their time since the payment", async () => {
    expect((await read()).total).toMatchObject({ decisions: 0, median: null });
    const moderator = await api.signInStaff("moderation");
    for (const minutes of [30, 60, 90]) {
      const { adId } = await givenPaid();
      await moderator.call(claimAd, { body: { adId } });
      api.clock.advance(minutes * 60_000);
      await moderator.call(claimAd, { body: { adId } });
      await decideNow(moderator, { adId, decision: "validate" });
    }
    const { total, rows } = await read();
    const counts = { decisions: 3, accepted: 3, returned: 0, refused: 0 };
    expect(total).toEqual({ ...counts, median: 60, slowest: 84 });
    expect(rows).toEqual([{ ...total, support: expect.any(String) }]);
    await api.context.db
      .updateTable("ad_decisions")
      .set({ outcome: "undone", ended_at: new Date(MONDAY) })
      .where("decided_at", ">=", new Date(MONDAY))
      .execute();
    expect((await read()).rows).toEqual([]);
    const book = await readBook(await finance.call(exportModerationReport, { query: ofDay }));
    expect(book.rows).toHaveLength(1);
  });
});

describe("editions", () => {
  const edition = { supportId: 1, day: WEDNESDAY } as const;
  const query = { from: WEDNESDAY, to: WEDNESDAY, supportId: 1 } as const;

  test("have the fill of their kept pages, and no figures without them", async () => {
    const { db } = api.context;
    const { adId } = await givenPaid();
    const moderator = await api.signInStaff("moderation");
    await moderator.call(claimAd, { body: { adId } });
    await decideNow(moderator, { adId, decision: "validate" });
    api.clock.advance(60_000);
    await carryOutDecisions.run(api.context);
    expect(await finance.call(readEditionReport, { query })).toEqual({ rowCount: 0, rows: [] });
    const at = new Date(MONDAY);
    await db
      .insertInto("editions")
      .values({ support_id: 1, day: WEDNESDAY, state: "closed", closed_at: at })
      .onConflict((conflict) =>
        conflict.columns(["support_id", "day"]).doUpdateSet({ state: "closed", closed_at: at }),
      )
      .execute();
    const closed = await finance.call(readEditionReport, { query });
    expect(closed.rows).toMatchObject([{ state: "closed", pages: null, ads: null, filled: null }]);
    await db.transaction().execute((tx) => keepPages(tx, edition, at));
    const owner = await api.signInStaff("admin");
    const { pages, ads } = await owner.call(readEdition, { query: edition });
    const [kept] = (await finance.call(readEditionReport, { query })).rows;
    expect(kept).toMatchObject({ pages: pages.length, ads: ads.length });
    expect(pages).toHaveLength(1);
    expect(kept?.filled).toBe(pages[0]?.filled);
    const book = await readBook(await finance.call(exportEditionReport, { query }));
    expect(book.rows[1]?.slice(3)).toEqual([pages.length, ads.length, kept?.filled]);
  });
});

test("a period of more than 366 days, or one that is reversed, is refused", async () => {
  const read = (from: "2025-06-01" | "2026-06-02", to: "2026-06-01" | "2026-06-02") =>
    finance.call(readEditionReport, { query: { from, to } });
  await expect(read("2025-06-01", "2026-06-01")).resolves.toBeDefined();
  expect(await refusalOf(read("2025-06-01", "2026-06-02"))).toMatchObject({ status: 422 });
  expect(await refusalOf(read("2026-06-02", "2026-06-01"))).toMatchObject({ status: 422 });
});

test("reports are for sales, finance and owners", async () => {
  for (const who of ["regie", "compta", "admin"] as const) {
    await expect(revenueBy("support", await api.signInStaff(who))).resolves.toBeDefined();
  }
  for (const who of ["moderation", "caisse", "maquette", "redaction"] as const) {
    const refusal = await refusalOf(revenueBy("support", await api.signInStaff(who)));
    expect(refusal).toMatchObject({ status: 403 });
  }
});
