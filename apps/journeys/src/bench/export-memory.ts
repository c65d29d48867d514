import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { type Caller, signIn } from "./api/caller.ts";
import { withApi } from "./api/service.ts";
import { atMost, type Figure } from "./figure.ts";

const ROWS = 100_000;
/** A sheet of Excel 97 has no room for so many. */
const FORMATS = ["xlsx", "csv"] as const;
const SAMPLE_MILLISECONDS = 10;
const MEGABYTE = 1_000_000;

/** How much the api grows while it writes a sheet of a hundred thousand ads; `database` receives them. */
export function measureExports(database: string): Promise<readonly Figure[]> {
  return withApi(database, async ({ origin, pid }) => {
    const caller = await signIn(origin, "particulier");
    await insertAds(database, caller.businessId);
    await exportAds(origin, caller, "csv"); // What the first export loads stays loaded.
    const figures: Figure[] = [];
    for (const format of FORMATS) {
      const before = await memoryOf(pid);
      const most = await highest(pid, () => exportAds(origin, caller, format));
      const area = `export of ${ROWS} rows, ${format}, memory growth`;
      const value = Math.max(0, most - before) / MEGABYTE;
      figures.push({ area, value, unit: "MB", budget: atMost(50), peers: [] });
    }
    return figures;
  });
}

/** Copies one of the business's unpaid ads, each with an order of its own. */
async function insertAds(database: string, businessId: number): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ columns: string }>(`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_name = 'ads' and is_generated = 'NEVER' and column_name not in ('id', 'order_id')`);
    const columns = rows[0]?.columns;
    const { rowCount } = await client.query(
      `with source as (
         select ads.* from ads join orders on orders.id = ads.order_id
         where orders.business_id = $1 and orders.status = 0 limit 1
       ), placed as (
         insert into orders (kind, status, business_id, user_id, support_id, total, excl_tax, tax, created_at)
         select 'ad', 0, business_id, user_id, support_id, total, total - round(total / 6.0), round(total / 6.0), created_at
         from source, generate_series(1, ${ROWS}) returning id
       )
       insert into ads (order_id, ${columns}) select placed.id, ${columns} from placed, source`,
      [businessId],
    );
    if (rowCount !== ROWS) throw new Error(`${rowCount} ads were written, not ${ROWS}.`);
  } finally {
    await client.end();
  }
}

/** Reads an export to its end, keeping nothing. */
async function exportAds(
  origin: string,
  { token }: Caller,
  format: (typeof FORMATS)[number],
): Promise<void> {
  const url = `${origin}/ads/annonces/export/mesannonces?format=${format}`;
  const headers = { Authorization: `Bearer ${token}`, "X-App-Token": "parution-demo" };
  const answer = await fetch(url, { headers });
  if (!answer.ok || answer.body === null) throw new Error(`The export answers ${answer.status}.`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  if (bytes < ROWS) throw new Error(`The export has ${bytes} bytes only.`);
}

/** The most memory that a process has while `work` lasts. */
async function highest(pid: number, work: () => Promise<void>): Promise<number> {
  let most = await memoryOf(pid);
  const sampler = setInterval(() => {
    void memoryOf(pid).then((now) => {
      most = Math.max(most, now);
    });
  }, SAMPLE_MILLISECONDS);
  try {
    await work();
    return most;
  } finally {
    clearInterval(sampler);
  }
}

/** Bytes of a process that are in memory, as Linux counts. */
async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
