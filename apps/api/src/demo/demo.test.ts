import { readMyAd, readMyAds } from "@parution/contract/ads";
import { applyCoupon } from "@parution/contract/payments";
import { login, readBusiness } from "@parution/contract/session";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { DEMO_PASSWORD, type DemoAccount, demoAccounts, emailOf } from "./accounts.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("it has two hundred published ads and more, in both languages, on every support", async () => {
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

test("every ad online is paid, or ordered on term", async () => {
  const unsettled = await api.context.db
    .selectFrom("ads")
    .innerJoin("orders", "orders.id", "ads.order_id")
    .where("ads.online", "=", true)
    .where("orders.settled_at", "is", null)
    .select("ads.id")
    .execute();
  expect(unsettled).toEqual([]);
});

test("a settled order has moved its price, and no other order has moved anything", async () => {
  const rows = await api.context.db
    .selectFrom("orders")
    .leftJoin("ledger_entries as entry", "entry.order_id", "orders.id")
    .leftJoin("ledger_lines as line", (join) =>
      join.onRef("line.entry_id", "=", "entry.id").on("line.account_id", "in", [4, 5]),
    )
    .where("orders.kind", "<>", "topup")
    .groupBy("orders.id")
    .select((eb) => [
      "orders.id",
      "orders.total",
      "orders.settled_at",
      eb.fn.coalesce(eb.fn.sum<number>("line.amount"), eb.lit(0)).as("moved"),
    ])
    .execute();
  expect(rows.length).toBeGreaterThan(600);
  const expected = ({ settled_at, total }: (typeof rows)[number]) =>
    settled_at === null ? 0 : total;
  expect(rows.filter((row) => row.moved !== expected(row))).toEqual([]);
});

/** A third page of ten. */
const THREE_PAGES = 21;

const countBy = (rows: readonly PropertyKey[]) => {
  const counts = Map.groupBy(rows, (key) => key);
  return new Map([...counts].map(([key, { length }]) => [key, length]));
};

test("one account has three pages of ads in every status that outlasts a decision, online and off", async () => {
  const { id } = await businessOf("pro");
  const ads = await api.context.db
    .selectFrom("ads")
    .where("business_id", "=", id)
    .select(["status", "online", "published_at"])
    .execute();
  const counts = countBy(ads.map(({ status }) => status));
  for (const status of [0, 2, 4, 9]) {
    expect.soft(counts.get(status), `status ${status}`).toBeGreaterThanOrEqual(THREE_PAGES);
  }
  const isOff = ({ status, online, published_at }: (typeof ads)[number]) =>
    status === 2 && !online && published_at !== null;
  expect(ads.filter(({ online }) => online).length).toBeGreaterThanOrEqual(THREE_PAGES);
  expect(ads.filter(isOff).length).toBeGreaterThanOrEqual(THREE_PAGES);
});

test.each([
  ["pro", [0, 2, 4, 8]],
  ["terme", [1, 2]],
  ["convention", [3]],
] as const)("%s has three pages of orders in the statuses %j", async (account, statuses) => {
  const { id } = await businessOf(account);
  const orders = await api.context.db
    .selectFrom("orders")
    .where("business_id", "=", id)
    .select("status")
    .execute();
  const counts = countBy(orders.map(({ status }) => status));
  for (const status of statuses) {
    expect.soft(counts.get(status), `status ${status}`).toBeGreaterThanOrEqual(THREE_PAGES);
  }
});

test("every kind of order was paid in every way that its account has, over four years and more", async () => {
  const rows = await api.context.db
    .selectFrom("orders")
    .where("settled_at", "is not", null)
    .select(["kind", "payment_method", "created_at"])
    .execute();
  const ways = new Set(rows.map(({ kind, payment_method }) => `${kind} ${payment_method}`));
  for (const kind of ["ad", "journal", "subscription"]) {
    for (const method of [1, 2, 3, 4]) expect.soft(ways).toContain(`${kind} ${method}`);
  }
  expect(ways).toContain("topup 1");
  const years = new Set(rows.map(({ created_at }) => created_at.getUTCFullYear()));
  expect([...years].toSorted()).toEqual([2022, 2023, 2024, 2025, 2026]);
});

test("an account on term has pages of invoices, paid and unpaid, with credit notes, in closed months and open", async () => {
  const { id } = await businessOf("terme");
  const { db } = api.context;
  const invoices = await db
    .selectFrom("invoices")
    .leftJoin("closed_months as closed", (join) =>
      join.on("closed.month", "=", sql<string>`date_trunc('month', invoices.day)`),
    )
    .where("business_id", "=", id)
    .select(["kind", "on_term", "total", "closed.month"])
    .execute();
  expect(invoices.length).toBeGreaterThanOrEqual(3 * THREE_PAGES);
  expect(invoices.filter(({ kind }) => kind === "credit_note").length).toBeGreaterThan(3);
  expect(invoices.filter(({ month }) => month === null).length).toBeGreaterThan(3);
  expect(invoices.filter(({ month }) => month !== null).length).toBeGreaterThan(THREE_PAGES);
  const { owed } = await db
    .selectFrom("business_balances")
    .where("business_id", "=", id)
    .select("owed")
    .executeTakeFirstOrThrow();
  const invoiced = invoices.reduce(
    (sum, { kind, on_term }) => sum + (kind === "invoice" ? on_term : -on_term),
    0,
  );
  expect(owed).toBeGreaterThan(0);
  expect(owed).toBeLessThan(invoiced);
});

test("packages fill several pages, past, current and upcoming", async () => {
  const { id } = await businessOf("pro");
  const rates = await api.context.db
    .selectFrom("package_rates")
    .where("business_id", "=", id)
    .select(["starts_on", "ends_on"])
    .execute();
  const today = "2026-06-01";
  const states = rates.map(({ starts_on, ends_on }) =>
    starts_on > today ? "coming" : ends_on !== null && ends_on < today ? "ended" : "held",
  );
  expect(states.length).toBeGreaterThanOrEqual(THREE_PAGES);
  expect(new Set(states)).toEqual(new Set(["coming", "ended", "held"]));
});

test("some ads have photos, whose small files exist", async () => {
  const client = await api.signIn("pro");
  const photos = await api.context.db
    .selectFrom("ad_files as file")
    .innerJoin("ads", "ads.id", "file.ad_id")
    .where("file.kind", "=", "photo")
    .select(["file.ad_id", "file.size", "ads.online", "ads.support_id"])
    .execute();
  expect(photos.length).toBeGreaterThan(8);
  // Those of the moderated newspaper wait for its moderators.
  expect(photos.every((file) => file.online || file.support_id === 3)).toBe(true);
  expect(photos.every(({ size }) => size < 50_000)).toBe(true);
  const { id } = await businessOf("pro");
  const own = await api.context.db
    .selectFrom("ads")
    .where("business_id", "=", id)
    .where(
      "id",
      "in",
      photos.map(({ ad_id }) => ad_id),
    )
    .select(["id", "slug"])
    .executeTakeFirstOrThrow();
  const { photoUrls } = await client.call(readMyAd, { query: own });
  expect(photoUrls.length).toBeGreaterThan(0);
});

test("coupons were used by accounts with the right to them", async () => {
  const used = await api.context.db
    .selectFrom("orders")
    .innerJoin("businesses as business", "business.id", "orders.business_id")
    .innerJoin("ads", "ads.order_id", "orders.id")
    .where("coupon_id", "is not", null)
    .select(["business.credit_account", "orders.total", "orders.discount", "ads.total as price"])
    .execute();
  expect(used.length).toBeGreaterThan(5);
  expect(used.some(({ credit_account }) => credit_account)).toBe(false);
  for (const { total, discount, price } of used) expect(total + discount).toBe(price);
});

test("a refused ad has its reason, and a new member must change the password", async () => {
  const client = await api.signIn("terme");
  const { ads } = await client.call(readMyAds, {
    params: { page: 1 },
    query: { status: "cancelled", to: "2026-02-28" },
  });
  expect(ads.length).toBeGreaterThan(0);
  for (const { refusalReason } of ads) expect(refusalReason).not.toBeNull();
  const body = { email: "mehdi.tazi@demo.parution.test", password: DEMO_PASSWORD };
  const { user } = await api.visitor.call(login, { body });
  expect(user.mustChangePassword).toBe(true);
});

function businessOf(account: DemoAccount) {
  return api.context.db
    .selectFrom("users")
    .where("email", "=", emailOf(account))
    .select("business_id as id")
    .executeTakeFirstOrThrow();
}
