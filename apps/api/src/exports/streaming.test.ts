import type { SheetFormat } from "@parution/contract/exports";
import { readCurrentUser } from "@parution/contract/session";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Queries } from "../platform/database/transaction.ts";
import type { BoundCall } from "../platform/http/bind.ts";
import { pathOf, serveCall } from "../platform/http/serve-call.ts";
import { createSharedAnswers } from "../platform/http/shared-answers.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { readBook } from "../testing/read-book.ts";
import { exportMyOrdersRoute } from "./orders.ts";
import { exportMyAdsRoute } from "./routes.ts";

/** Many times what is read together, and what buffers on the way hold. */
const ADS = 6000;
/** Number of ads that may be read before the first rows have been taken. */
const AHEAD = ADS / 2;
/** Bytes that no file has before its first rows. */
const FRAME = 10_000;

let api: TestApi;
let userId: number;
beforeAll(async () => {
  api = await startTestApi();
  const client = await api.signIn("pro");
  userId = (await client.call(readCurrentUser, { body: {} })).id;
  await copyAds(api.context.db, userId, ADS);
});
afterAll(() => api.stop());

/** Copies one of a user's ads `count` times, each with an order of its own and a title of 640 characters. */
async function copyAds(db: Queries, userId: number, count: number): Promise<void> {
  const { rows } = await sql<{ columns: string[] }>`
    select array_agg(column_name::text) as columns from information_schema.columns
    where table_name = 'ads' and is_generated = 'NEVER'
      and column_name not in ('id', 'order_id', 'web_title')`.execute(db);
  const columns = sql.join((rows[0]?.columns ?? []).map((name) => sql.id(name)));
  await sql`
    with source as (
      select ads.* from ads join orders on orders.id = ads.order_id
      where orders.user_id = ${userId} and orders.status = 0 limit 1
    ), placed as (
      insert into orders (kind, status, business_id, user_id, support_id, total, excl_tax, tax, created_at)
      select 'ad', 0, business_id, user_id, support_id, total, total - round(total / 6.0), round(total / 6.0), created_at
      from source, generate_series(1, ${count}) returning id
    )
    insert into ads (order_id, web_title, ${columns})
    select placed.id, (select string_agg(md5(placed.id || '-' || part), '') from generate_series(1, 20) part), ${columns}
    from placed, source`.execute(db);
}

/** An export's bytes as the service makes them, without the network, which would take some megabytes ahead. */
async function open({ call, ...bound }: BoundCall, format: SheetFormat) {
  const headers = {
    Authorization: `Bearer ${await api.token("pro")}`,
    "X-App-Token": "parution-demo",
  };
  const request = new Request(`${api.origin}${pathOf(call)}?format=${format}`, { headers });
  const { body } = await serveCall({ ...bound, call }, request, {
    context: api.context,
    params: {},
    address: "127.0.0.1",
    isWithin: false,
    shared: createSharedAnswers(),
    aside: (work) => work(),
    receive: async () => ({ body: {}, release: async () => undefined }),
  });
  if (body === null) throw new Error("An export has no bytes.");
  return body.getReader();
}

/** A sheet's rows below its header, each as one text. */
async function linesOf(pieces: Uint8Array<ArrayBuffer>[], format: SheetFormat): Promise<string[]> {
  const file = new File(pieces, `export.${format}`);
  if (format === "csv") return (await file.text()).trimEnd().split("\r\n").slice(1);
  const { rows } = await readBook(file);
  return rows.slice(1).map((row) => row.join(";"));
}

const renameAds = (name: string) =>
  api.context.db.updateTable("ads").set({ web_title: name }).execute();
const renameUser = (name: string) =>
  api.context.db.updateTable("users").set({ last_name: name }).where("id", "=", userId).execute();

// Orders as xlsx are so alike that thousands fit into what a zip holds back.
test.each([
  ["ads", "xlsx", exportMyAdsRoute, renameAds],
  ["ads", "csv", exportMyAdsRoute, renameAds],
  ["orders", "csv", exportMyOrdersRoute, renameUser],
] as const)(
  "%s as %s are read only as fast as the client receives them",
  async (_list, format, route, rename) => {
    const later = `Renommé depuis en ${format}`;
    const bytes = await open(route, format);
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let taken = 0;
    for (let next = await bytes.read(); !next.done; next = await bytes.read()) {
      pieces.push(next.value);
      const hadRows = taken > FRAME;
      taken += next.value.length;
      if (!hadRows && taken > FRAME) await rename(later);
    }
    const lines = await linesOf(pieces, format);
    expect(lines.length).toBeGreaterThanOrEqual(ADS);
    expect(lines.filter((line) => !line.includes(later)).length).toBeLessThan(AHEAD);
  },
);
