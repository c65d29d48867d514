import { readMyAds } from "@parution/contract/ads";
import { applyCoupon } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/index.ts";
import { startTestApi, type TestApi } from "../platform/testing/index.ts";
import { demoAccounts } from "./accounts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("two hundred published ads and more, in both languages, on every support", async () => {
  const online = await api.context.db
    .selectFrom("ads")
    .where("online", "=", true)
    .select(["support_id", "heading_id", "web_title", "first_date", "paper_content"])
    .execute();
  expect(online.length).toBeGreaterThanOrEqual(200);
  expect(new Set(online.map((ad) => ad.support_id)).size).toBe(4);
  expect(new Set(online.map((ad) => ad.heading_id)).size).toBeGreaterThanOrEqual(12);
  const arabic = online.filter((ad) => /\p{Script=Arabic}/u.test(ad.web_title));
  expect(arabic.length).toBeGreaterThan(60);
  expect(online.length - arabic.length).toBeGreaterThan(100);
  expect(online.every((ad) => ad.first_date <= "2026-06-01")).toBe(true);
  expect(new Set(online.map((ad) => ad.paper_content)).size).toBe(online.length);
});

test.each(demoAccounts)("%s has pages of ads in several statuses", async (account) => {
  const client = await api.signIn(account);
  const pages = [await client.call(readMyAds, { params: { page: 1 } })];
  for (let next = pages[0]?.info.next; next != null; next = pages.at(-1)?.info.next) {
    pages.push(await client.call(readMyAds, { params: { page: next } }));
  }
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]?.ads).toHaveLength(10);
  const statuses = new Set(pages.flatMap(({ ads }) => ads.map(({ status }) => status)));
  expect([...statuses]).toEqual(
    expect.arrayContaining(["unpaid", "validated", "cancelled", "archived"]),
  );
  expect(statuses.size).toBeGreaterThanOrEqual(5);
});

test.each([
  ["particulier", 5_000_00, false],
  ["pro", 12_000_00, false],
  ["membre", 12_000_00, false],
] as const)("%s has %i centimes to spend", async (account, balance, exceeded) => {
  const business = await (await api.signIn(account)).call(readBusiness, { body: {} });
  expect(business).toMatchObject({ balance, ceiling: { exceeded } });
});

test.each([
  ["terme", false],
  ["plafond", true],
  ["credit", false],
] as const)("%s: ceiling exceeded is %s", async (account, exceeded) => {
  const business = await (await api.signIn(account)).call(readBusiness, { body: {} });
  expect(business.ceiling.exceeded).toBe(exceeded);
});

test("the coupon takes a tenth off an order that waits for its payment", async () => {
  const client = await api.signIn("particulier");
  const { ads } = await client.call(readMyAds, {
    params: { page: 1 },
    query: { status: "unpaid" },
  });
  const ad = ads.find(({ firstDate }) => firstDate !== null && firstDate > "2026-06-05");
  const body = { couponCode: "BIENVENUE10", orderId: ad?.orderId ?? 0 };
  const { price } = await client.call(applyCoupon, { body });
  expect(price.total).toBe(Math.round((ad?.total ?? 0) * 0.9));
});

test("the ledger agrees with itself", async () => {
  expect(await audit(api.context)).toEqual([]);
});

test("what is online has been paid, or ordered on term", async () => {
  const unsettled = await api.context.db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where("ads.online", "=", true)
    .where("orders.settled_at", "is", null)
    .select("ads.id")
    .execute();
  expect(unsettled).toEqual([]);
});

test("a settled order has its movement, and no other order has one", async () => {
  const rows = await api.context.db
    .selectFrom("orders")
    .leftJoin("ledger_entries as entry", "entry.order_id", "orders.id")
    .select(["orders.id", "orders.settled_at", "entry.id as entryId"])
    .execute();
  expect(rows.length).toBeGreaterThan(300);
  const disagreeing = rows.filter((row) => (row.settled_at === null) !== (row.entryId === null));
  expect(disagreeing).toEqual([]);
});
