import { appendFileSync, mkdirSync } from "node:fs";
import { sql } from "kysely";
import { openDatabase } from "../../platform/database/connect.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { createLog } from "../../platform/log.ts";

/*
 * A program for the durability tests: writes orders of one row and three dates, one transaction each, and notes every
 * order in a file elsewhere once the database has acknowledged it. It runs until it is killed.
 */
const [acknowledged, dataDir, databaseUrl = null] = process.argv.slice(2);
if (acknowledged === undefined || dataDir === undefined) {
  throw new Error("Usage: writer.ts <file of acknowledged orders> <data folder> [server]");
}
/** Few enough for every round to have some of its orders in tables alone. */
const ORDERS_A_LOG = 25;

mkdirSync(dataDir, { recursive: true });
const { db } = await openDatabase({ databaseUrl, dataDir }, createLog("silent"), (error) => {
  throw error;
});
await sql`create table if not exists test_orders (id bigint primary key, note text not null)`.execute(
  db,
);
await sql`create table if not exists test_dates (
  order_id bigint not null references test_orders (id), day int not null, primary key (order_id, day)
)`.execute(db);
const { rows } = await sql<{ last: number }>`
  select coalesce(max(id), 0) as last from test_orders`.execute(db);
const last = rows[0]?.last ?? 0;

for (let id = last + 1; ; id += 1) {
  await transaction(db, async (tx) => {
    await sql`insert into test_orders values (${id}, ${"Avis ".repeat(id % 200)})`.execute(tx);
    await sql`insert into test_dates select ${id}, generate_series(1, 3)`.execute(tx);
  });
  appendFileSync(acknowledged, `${id}\n`);
  // Rows written out to tables are gone from the log: then the tables must be on the disk.
  if (databaseUrl === null && id % ORDERS_A_LOG === 0) await sql`checkpoint`.execute(db);
}
