import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { downloadInvoice } from "@parution/contract/invoices";
import { listPublishedAds } from "@parution/contract/listing";
import { cancelOrder, readMyOrders } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { checkOut, notify, outcomeOf } from "./card-provider.ts";
import { startTestApi, TEST_NOW, type TestApi } from "./index.ts";
import { placeLine, WEDNESDAY } from "./orders/ordering.ts";
import { type Cut, partitionTable } from "./partition-table.ts";

/** Number of rows that still go to the first part. */
const ROOM = 2;
const ORDERS = 4;
const onWeb = { publishOnWeb: true, webTitle: "Cession du Zéphyr" };

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
  client = await api.signIn("particulier");
  const { orders, ads } = await readLast(api);
  await api.context.db.transaction().execute(async (tx) => {
    await partitionTable(tx, cutAfter("orders", "id", orders));
    await partitionTable(tx, cutAfter("ads", "id", ads));
    await partitionTable(tx, cutAfter("ad_dates", "ad_id", ads));
  });
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

/** The highest numbers that there are. */
async function readLast({ context }: TestApi): Promise<{ orders: number; ads: number }> {
  const { rows } = await sql<{ orders: number; ads: number }>`
    select (select max(id) from orders) as orders, (select max(id) from ads) as ads
  `.execute(context.db);
  const [last] = rows;
  if (last === undefined) throw new Error("Nothing was ordered yet.");
  return last;
}

/** Room for some more rows in the first part, and as much in the second. */
const cutAfter = (table: string, key: string, last: number): Cut => {
  const bound = last + 1 + ROOM;
  return { table, key, bounds: [bound, bound + ROOM] };
};

/** Partitions that hold the rows of an account's latest ads. */
async function partsOf(table: "orders" | "ads"): Promise<readonly string[]> {
  const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from ${sql.table(table)} order by id desc limit ${ORDERS}
  `.execute(api.context.db);
  return rows.map(({ part }) => part).toReversed();
}

test("orders, payments, publication, lists and invoices work on partitioned tables as on whole ones", async () => {
  const orderIds: number[] = [];
  for (let placed = 0; placed < ORDERS; placed += 1) {
    const { orderId } = await placeLine(client, onWeb);
    await notify(api, outcomeOf(await checkOut(client, orderId), true));
    orderIds.push(orderId);
  }
  expect(await partsOf("orders")).toEqual(["orders_0", "orders_0", "orders_1", "orders_1"]);
  expect(await partsOf("ads")).toEqual(["ads_0", "ads_0", "ads_1", "ads_1"]);

  const { orders } = await client.call(readMyOrders, { query: {} });
  expect(orders.slice(0, ORDERS).map(({ id }) => id)).toEqual(orderIds.toReversed());
  for (const orderId of orderIds) {
    const invoice = await client.call(downloadInvoice, { query: { orderId } });
    expect(invoice.name).toMatch(/^facture-F2026-\d{6}-/);
  }

  api.clock.set(`${WEDNESDAY}T09:00:00Z`);
  const reader = await api.signIn("particulier");
  const { ads } = await reader.call(readMyAds, { params: { page: 1 } });
  expect(ads.slice(0, ORDERS).map(({ online }) => online)).toEqual([true, true, true, true]);
  const { publishedAds } = await api.visitor.call(listPublishedAds, {
    query: { search: "zephyr" },
  });
  expect(publishedAds).toHaveLength(ORDERS);
});

test("constraints of a whole table hold on its partitions", async () => {
  api.clock.set(TEST_NOW);
  const { orderId } = await placeLine(client);
  const pay = () => client.call(payOrder, { body: { orderId, method: "balance" } });
  await pay();
  await expect(pay()).rejects.toMatchObject({ status: 409 });
  const cancel = client.call(cancelOrder, { body: { orderId } });
  await expect(cancel).rejects.toMatchObject({ status: 409 });
  const orphan = sql`insert into ad_dates (ad_id, date) values (0, ${WEDNESDAY})`;
  await expect(orphan.execute(api.context.db)).rejects.toMatchObject({ code: "23503" });
});
