import { readMyAd, readMyAds } from "@parution/contract/ads";
import { createClient } from "@parution/contract/client";
import { readDashboard, readDashboardAds } from "@parution/contract/dashboard";
import { exportMyAds, exportMyInvoices, exportMyOrders } from "@parution/contract/exports";
import { downloadMonthlyInvoice, readMyInvoices } from "@parution/contract/invoices";
import { listPublishedAds, readPublishedAd } from "@parution/contract/listing";
import { readMyOrders, readRecap } from "@parution/contract/orders";
import { readMyPackages } from "@parution/contract/packages";
import { readBusiness } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimMail } from "../../mail/queries.ts";
import { audit } from "../../operator/audit.ts";
import { openSession } from "../../platform/session/sessions.ts";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { rowsRead, tablesReadByIndexAlone, tablesScanned } from "../../testing/query-plan.ts";
import { statementsOf } from "../../testing/sent-statements.ts";
import { fillDatabase } from "./fill.ts";
import { VOLUME_EMAIL } from "./size.ts";

/** A database that `demo:large` has filled; without it, a small one is filled here. */
const FILLED = process.env.LARGE_DATABASE_URL;
const ADS = 6_000;
/** Rows from which a table is large. */
const LARGE = ADS / 4;
/** Tables that lists read for each of their rows: scanned only where an index is missing, as long as such scans are disabled. */
const READ_FOR_EACH_ROW = ["missed_ads", "print_records", "web_publications"];

let api: TestApi;
let database: Client;
let large: ReadonlySet<string>;
let client: ReturnType<typeof createClient>;
let account: { readonly userId: number; readonly businessId: number };

beforeAll(async () => {
  api = await startTestApi({
    now: "2026-11-23T08:00:00Z",
    env: FILLED === undefined ? {} : { DATABASE_URL: FILLED },
  });
  database = new Client({ connectionString: api.context.config.databaseUrl ?? "" });
  await database.connect();
  if (FILLED === undefined) await fillSmall();
  large = await readLargeTables();
  await signIn();
});
afterAll(async () => {
  await database.end();
  await api.stop();
});

/** Fills the tables with few rows and disables sequential scans, which could be the cheaper way on so few. */
async function fillSmall(): Promise<void> {
  const size = { accounts: ADS / 50, orders: ADS * 1.2, ads: ADS };
  await fillDatabase(api.context, size, () => undefined);
  await database.query("set enable_seqscan = off");
}

async function readLargeTables(): Promise<ReadonlySet<string>> {
  const { rows } = await database.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1",
    [LARGE],
  );
  const named = FILLED === undefined ? READ_FOR_EACH_ROW : [];
  return new Set([...rows.map(({ relname }) => String(relname)), ...named]);
}

/** Signs in as the account that has the most of everything. */
async function signIn(): Promise<void> {
  const { db, config, clock } = { ...api.context, clock: api.clock };
  const { id, business_id } = await db
    .selectFrom("users")
    .select(["id", "business_id"])
    .where("email", "=", VOLUME_EMAIL)
    .executeTakeFirstOrThrow();
  const { token } = await openSession(db, id, config.sessionSecret, clock.now());
  account = { userId: id, businessId: business_id };
  client = createClient({
    accountBase: `${api.origin}/account`,
    adsBase: `${api.origin}/ads`,
    appToken: config.appToken,
    language: () => "fr",
    bearer: () => token,
  });
}

test.runIf(FILLED === undefined)("the books of the filled database agree", async () => {
  expect(await audit(api.context)).toEqual([]);
});

test("the filled database is large", () => {
  expect([...large].toSorted()).toEqual(
    expect.arrayContaining([
      "ad_dates",
      "ads",
      "invoices",
      "ledger_entries",
      "ledger_lines",
      "published_ads",
      "orders",
      "payments",
    ]),
  );
});

const from = "2026-01-01";
const to = "2026-03-31";
const headingSlug = "immobilier-vente";
const member = () => account.userId + 1;

const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  "my ads": () => client.call(readMyAds, { params: { page: 1 } }),
  "my ads, late": () => client.call(readMyAds, { params: { page: 30 } }),
  "my ads, by status": () =>
    client.call(readMyAds, { params: { page: 1 }, query: { status: "archived" } }),
  "my ads, by dates": () => client.call(readMyAds, { params: { page: 1 }, query: { from, to } }),
  "my ads, by reference": () =>
    client.call(readMyAds, { params: { page: 1 }, query: { reference: "A00000999" } }),
  "my orders": () => client.call(readMyOrders, { query: { page: 1 } }),
  "my orders, late": () => client.call(readMyOrders, { query: { page: 30 } }),
  "my orders, by status": () =>
    client.call(readMyOrders, { query: { page: 1, status: "cancelled" } }),
  "my orders, by dates": () => client.call(readMyOrders, { query: { page: 1, from, to } }),
  "my orders, by reference": () => client.call(readMyOrders, { query: { reference: "C00000999" } }),
  "an ad of mine": async () => {
    const { ads } = await client.call(readMyAds, {
      params: { page: 1 },
      query: { status: "validated" },
    });
    const [ad] = ads;
    return client.call(readMyAd, { query: { id: ad?.id ?? 0, slug: ad?.slug ?? "" } });
  },
  "an order of mine": async () => {
    const { orders } = await client.call(readMyOrders, { query: { page: 1 } });
    return client.call(readRecap, { query: { orderId: orders[0]?.id ?? 0 } });
  },
  "my team": () => client.call(readCurrentTeam, { body: {} }),
  "a member of my team": () => client.call(readCurrentTeam, { body: { userId: member() } }),
  "a member's orders": () => client.call(readMemberOrders, { query: { userId: member() } }),
  "my invoices": () => client.call(readMyInvoices, { query: { page: 1 } }),
  "my invoices, late": () => client.call(readMyInvoices, { query: { page: 30 } }),
  "my invoices, by status": () =>
    client.call(readMyInvoices, { query: { page: 1, status: "toSettle" } }),
  "my credit notes": () => client.call(readMyInvoices, { query: { page: 1, kind: "credit_note" } }),
  "my invoices, by dates": () => client.call(readMyInvoices, { query: { page: 1, from, to } }),
  "my invoices, by reference": () =>
    client.call(readMyInvoices, { query: { page: 1, reference: "F2026-000100" } }),
  "a month's invoice": async () => {
    const { invoices } = await client.call(readMyInvoices, { query: { page: 1 } });
    const [year, month] = (invoices[0]?.day ?? "").split("-").map(Number);
    return client.call(downloadMonthlyInvoice, { query: { year: year ?? 0, month: month ?? 0 } });
  },
  "my packages": async () => {
    const pro = await api.signIn("pro");
    const { id: businessId } = await pro.call(readBusiness, { body: {} });
    return pro.call(readMyPackages, { params: { businessId }, query: { page: 1 } });
  },
  "my balance": () => client.call(readBusiness, { body: {} }),
  "the dashboard": () => client.call(readDashboard, { query: {} }),
  "the dashboard of one newspaper": () =>
    client.call(readDashboard, { query: { supportId: 1, year: 2025 } }),
  "the dashboard's ads": () => client.call(readDashboardAds, { query: { page: 30 } }),
  "the home page": () => client.call(readHome, { query: { supportId: 1 } }),
  "the list of published ads": () => client.call(listPublishedAds, { query: { headingSlug } }),
  "the list of published ads, late": () =>
    client.call(listPublishedAds, { query: { headingSlug, page: 8 } }),
  "the list of all newspapers, late": () =>
    client.call(listPublishedAds, { query: { everySupport: true, page: 30 } }),
  "the list of all newspapers, searched": () =>
    client.call(listPublishedAds, { query: { everySupport: true, search: "appartement casa" } }),
  "the list of published ads, narrowed": () =>
    client.call(listPublishedAds, { query: { headingSlug, cityId: 1, typeId: 1 } }),
  "the list of published ads, searched": () =>
    client.call(listPublishedAds, { query: { search: "appartement casa" } }),
  "the list of published ads, searched in a heading": () =>
    client.call(listPublishedAds, { query: { headingSlug, search: "شقة للبيع" } }),
  "a published ad": async () => {
    const { publishedAds } = await client.call(listPublishedAds, { query: { headingSlug } });
    const [publishedAd] = publishedAds;
    return client.call(readPublishedAd, {
      query: { id: publishedAd?.id ?? 0, slug: publishedAd?.slug ?? "" },
    });
  },
  "the export of my ads": () => client.call(exportMyAds, { query: { format: "csv" } }),
  "the export of my orders": () => client.call(exportMyOrders, { query: { format: "csv" } }),
  "the export of my invoices": () => client.call(exportMyInvoices, { query: { format: "csv" } }),
  "the export of a member's orders": () =>
    client.call(exportMyOrders, { query: { format: "csv", userId: member() } }),
  "the sitemap": () => api.fetch("/sitemap.xml"),
  "a part of the sitemap": () => api.fetch("/sitemap/annonces-0.xml"),
};

describe("no large table is read from end to end for", () => {
  test.each(Object.entries(reads))("%s", async (_, read) => {
    await read(); // What a process reads once and keeps is no part of it.
    const statements = await statementsOf(read);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const scanned = await tablesScanned(database, statement);
      expect(
        scanned.filter((table) => large.has(table)),
        statement.text,
      ).toEqual([]);
    }
  });
});

test("the dashboard's counts and sums are read from indexes alone", async () => {
  const read = () => client.call(readDashboard, { query: {} });
  await read();
  const plans = (await statementsOf(read)).map((statement) =>
    tablesReadByIndexAlone(database, statement),
  );
  const tables = (await Promise.all(plans)).flat();
  expect(tables).toEqual(expect.arrayContaining(["ads", "invoices", "monthly_sales", "orders"]));
});

test("what an account owes is summed from its unsettled invoices alone", async () => {
  const read = () => client.call(readMyInvoices, { query: { page: 1 } });
  await read();
  const owed = (await statementsOf(read)).filter(({ text }) => text.includes("as not_due"));
  const { rows } = await database.query(
    "select count(*)::int as invoices from invoices where business_id = $1",
    [account.businessId],
  );
  expect(owed).toHaveLength(1);
  for (const statement of owed) {
    expect(await rowsRead(database, statement, "invoices")).toBeLessThan(rows[0].invoices / 4);
  }
});

test.runIf(FILLED === undefined)(
  "the next letter is found at the head of an index, however many are due",
  async () => {
    const { db } = api.context;
    const now = api.clock.now();
    await database.query(
      `insert into mails (key, template, language, recipient, data, created_at, due_at)
       select 'waiting:' || n, 'order-received', 'fr', 'lecteur@example.test', '{}', $1, $1 from generate_series(1, 500) n`,
      [new Date(now)],
    );
    const [statement] = await statementsOf(() => claimMail(db, now, now + 1000));
    if (statement === undefined) throw new Error("Nothing was asked of the database.");
    expect(await rowsRead(database, statement, "mails")).toBeLessThan(10);
  },
);
