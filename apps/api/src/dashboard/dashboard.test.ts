import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import { readMyInvoices } from "@parution/contract/invoices";
import { readMyOrders } from "@parution/contract/orders";
import { readBusiness, readCurrentUser } from "@parution/contract/session";
import { toIsoDate } from "@parution/rules/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DemoAccount } from "../demo/accounts.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const days = (year: number) => ({
  from: toIsoDate(`${year}-01-01`),
  to: toIsoDate(`${year}-12-31`),
});

interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly next: number | null;
}

/** Every row of a list, page after page. */
async function whole<Row>(read: (page: number) => Promise<Listed<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const found: Listed<Row> = await read(page);
    rows.push(...found.rows);
    page = found.next;
  }
  return rows;
}

const ordersOf = (client: Client, query: object = {}) =>
  whole(async (page) => {
    const { orders, info } = await client.call(readMyOrders, { query: { page, ...query } });
    const rows = orders.map((order) => ({ ...order, kind: order.type.kind }));
    return { rows, next: info.next };
  });

const adsOf = (client: Client, query: object) =>
  whole(async (page) => {
    const { ads, info } = await client.call(readMyAds, { params: { page }, query });
    return { rows: ads, next: info.next };
  });

const invoicesOf = (client: Client, query: object = {}) =>
  whole(async (page) => {
    const { invoices, info } = await client.call(readMyInvoices, { query: { page, ...query } });
    return { rows: invoices, next: info.next };
  });

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const isSold = ({ kind, status }: { readonly kind: string; readonly status: string }) =>
  kind !== "topup" && (status === "paid" || status === "processing");

describe.each(["pro", "membre", "terme", "particulier"] satisfies DemoAccount[])(
  "%s",
  (account) => {
    test("the figures are the sums of the lists, to the centime", async () => {
      const client = await api.signIn(account);
      const { perYear, years, ...current } = await client.call(readDashboard, { query: {} });
      expect(current.year).toBe(2026);
      expect(years).toEqual([2026, 2025, 2024, 2023, 2022]);
      const orders = (await ordersOf(client)).filter(isSold);
      expect(sum(perYear.map(({ inclTax }) => inclTax))).toBe(
        sum(orders.map(({ total }) => total)),
      );
      expect(sum(perYear.map(({ exclTax }) => exclTax))).toBe(
        sum(orders.map(({ exclTax }) => exclTax)),
      );
      const consumed = perYear.find(({ year }) => year === 2026);
      expect(current.consumed).toMatchObject({
        number: consumed?.inclTax,
        exclTax: consumed?.exclTax,
      });
    });

    test("a year's counts are those of its lists, by any division", async () => {
      const client = await api.signIn(account);
      const figures = await client.call(readDashboard, { query: { year: 2025 } });
      const ads = await adsOf(client, days(2025));
      const orders = await ordersOf(client, days(2025));
      expect(figures.adCount.number).toBe(ads.length);
      expect(figures.orderCount.number).toBe(orders.length);
      expect(sum(figures.adsByType.map(({ count }) => count))).toBe(ads.length);
      expect(sum(figures.perMonth.map(({ ads: ofMonth }) => ofMonth))).toBe(ads.length);
      expect(sum(figures.perMonth.map(({ orders: ofMonth }) => ofMonth))).toBe(orders.length);
      expect(sum(figures.perMonth.map(({ inclTax }) => inclTax))).toBe(figures.consumed.number);
      for (const { status, count } of figures.adsByStatus) {
        expect.soft(ads.filter((ad) => ad.status === status).length, status).toBe(count);
      }
      for (const { kind, count } of figures.ordersByKind) {
        expect.soft(orders.filter((order) => order.kind === kind).length, kind).toBe(count);
      }
    });
  },
);

test("a year's sales are its invoices less its credit notes, and their counts those of the list", async () => {
  const client = await api.signIn("terme");
  for (const year of [2023, 2025, 2026]) {
    const figures = await client.call(readDashboard, { query: { year } });
    const invoices = await invoicesOf(client, days(year));
    const signed = invoices.map(({ kind, total }) => (kind === "invoice" ? total : -total));
    expect(figures.consumed.number).toBe(sum(signed));
    const counted = figures.invoicesByMonth.map(
      ({ month, kind, status, count }) => `${month} ${kind} ${status} ${count}`,
    );
    const groups = Map.groupBy(
      invoices,
      ({ day, kind, badge }) => `${Number(day.slice(5, 7))} ${kind} ${badge.status}`,
    );
    const listed = [...groups].map(([key, { length }]) => `${key} ${length}`);
    expect(counted.toSorted()).toEqual(listed.toSorted());
  }
});

test("an order paid at once is settled", async () => {
  const { invoicesByMonth } = await (await api.signIn("pro")).call(readDashboard, { query: {} });
  expect(new Set(invoicesByMonth.map(({ status }) => status))).toEqual(new Set(["settled"]));
});

test("the balance is the account's, and a debt is below zero", async () => {
  for (const account of ["pro", "terme"] satisfies DemoAccount[]) {
    const client = await api.signIn(account);
    const { balance } = await client.call(readBusiness, { body: {} });
    const figures = await client.call(readDashboard, { query: {} });
    expect(figures.balance.number).toBe(balance);
  }
  const arabic = await (await api.signIn("terme", "ar")).call(readDashboard, { query: {} });
  expect(arabic.balance.label).toBe("رصيد الأداء لأجل");
});

describe("the team", () => {
  test("adds up to the consumption of the account, each with a share of it", async () => {
    const parent = await api.signIn("pro");
    const { members, consumed } = await parent.call(readDashboard, { query: { year: 2025 } });
    expect(members).toHaveLength(4);
    expect(sum(members.map((member) => member.consumed.total))).toBe(consumed.number);
    expect(sum(members.map((member) => Math.round(member.consumed.share * 100)))).toBe(10_000);
    const one = await api.signIn("membre");
    const own = await one.call(readDashboard, { query: { year: 2025 } });
    const hajar = members.find(({ email }) => email.startsWith("membre@"));
    expect(hajar?.consumed).toMatchObject({
      total: own.consumed.number,
      exclTax: own.consumed.exclTax,
    });
    expect(own.members).toEqual([]);
  });
});

test("another account's figures are refused, and a year without orders is empty", async () => {
  const client = await api.signIn("particulier");
  const { id } = await (await api.signIn("pro")).call(readBusiness, { body: {} });
  await expect(client.call(readDashboard, { query: { businessId: id } })).rejects.toMatchObject({
    status: 404,
  });
  const own = await client.call(readCurrentUser, { body: {} });
  const empty = await client.call(readDashboard, {
    query: { businessId: own.businessId, year: 2015 },
  });
  expect(empty).toMatchObject({ adCount: { number: 0 }, consumed: { number: 0, exclTax: 0 } });
  expect(empty.perMonth.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("one newspaper's figures are a part of all", async () => {
  const client = await api.signIn("pro");
  const all = await client.call(readDashboard, { query: { year: 2025 } });
  const parts = await Promise.all(
    [1, 2, 3, 4].map((supportId) =>
      client.call(readDashboard, { query: { year: 2025, supportId } }),
    ),
  );
  expect(sum(parts.map(({ consumed }) => consumed.number))).toBe(all.consumed.number);
  expect(sum(parts.map(({ adCount }) => adCount.number))).toBe(all.adCount.number);
});

test("the ads beside the figures come a page at a time", async () => {
  const client = await api.signIn("membre");
  const first = await client.call(readDashboardAds, { query: {} });
  const second = await client.call(readDashboardAds, { query: { page: 2 } });
  expect(first.ads).toHaveLength(10);
  expect(first.info).toMatchObject({ current: 1, next: 2, previous: null });
  const mine = await client.call(readMyAds, { params: { page: 2 } });
  const shown = ({ id, badge }: (typeof mine.ads)[number] | (typeof second.ads)[number]) => [
    id,
    badge,
  ];
  expect(second.ads.map(shown)).toEqual(mine.ads.map(shown));
});
