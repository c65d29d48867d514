import { appendFileSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/*
 * The embedded engine as it is delivered. `write` does what the service's own test program does: an order of one row and
 * three dates a transaction, noted in a file elsewhere once the database has acknowledged it, until it is killed. `count`
 * opens the database again and says what became of the acknowledged orders.
 */
const [task, folder, acknowledged] = process.argv.slice(2);
if (task === undefined || folder === undefined || acknowledged === undefined) {
  throw new Error("Usage: plain-engine.ts write|count <data folder> <file of acknowledged orders>");
}
const database = await PGlite.create(folder);
await (task === "write" ? write(acknowledged) : count(acknowledged));

async function write(file: string): Promise<never> {
  await database.exec(`
    create table if not exists test_orders (id bigint primary key, note text not null);
    create table if not exists test_dates (
      order_id bigint not null references test_orders (id), day int not null, primary key (order_id, day)
    )`);
  const { rows } = await database.query<{ last: number }>(
    "select coalesce(max(id), 0)::integer as last from test_orders",
  );
  for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
    await database.transaction(async (tx) => {
      await tx.query("insert into test_orders values ($1, $2)", [id, "Avis ".repeat(id % 200)]);
      await tx.query("insert into test_dates select $1, generate_series(1, 3)", [id]);
    });
    appendFileSync(file, `${id}\n`);
  }
}

async function count(file: string): Promise<void> {
  const { rows } = await database.query<{ id: number; dates: number }>(`
    select id::integer, count(day)::integer as dates
    from test_orders left join test_dates on order_id = id group by id`);
  const present = new Set(rows.map(({ id }) => id));
  // The last line may be cut: it was not acknowledged to anybody then.
  const ids = readFileSync(file, "utf8").split("\n").slice(0, -1).map(Number);
  const lost = ids.filter((id) => !present.has(id)).length;
  const half = rows.filter(({ dates }) => dates !== 3).length;
  process.stdout.write(JSON.stringify({ lost, half }));
  await database.close();
}
