import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { signIn } from "./api/caller.ts";
import { withApi, withService } from "./api/service.ts";
import { atMost, type Figure } from "./figure.ts";

const ROWS = 100_000;
// More rows than a sheet of Excel 97 holds.
const FORMATS = ["xlsx", "csv"] as const;
type Format = (typeof FORMATS)[number];
const SAMPLE_MILLISECONDS = 10;
const MEGABYTE = 1_000_000;

const PEER = "apps/bench/src/export-peer.ts";

/**
 * Growth of the api's memory while it writes a sheet of a hundred thousand ads, beside programs that write them in one
 * piece; `database` receives them.
 */
export function measureExports(database: string): Promise<readonly Figure[]> {
  return withApi(database, async ({ origin, pid }) => {
    const { token, businessId } = await signIn(origin, "particulier");
    await insertAds(database, businessId);
    const headers = { Authorization: `Bearer ${token}`, "X-App-Token": "parution-demo" };
    const takeExport = (format: Format) =>
      readExport(`${origin}/ads/annonces/export/mesannonces?format=${format}`, headers);
    await takeExport("csv"); // What the first export loads stays loaded.
    const figures: Figure[] = [];
    for (const format of FORMATS) {
      figures.push({
        area: `export of ${ROWS} rows, ${format}, memory growth`,
        value: await growthOf(pid, () => takeExport(format)),
        unit: "MB",
        budget: atMost(50),
        peers: [
          { name: "SheetJS, in one piece", value: await peerGrowth(database, businessId, format) },
        ],
      });
    }
    return figures;
  });
}

/** Each in a process of its own: what one export leaves behind would hide what the next one needs. */
function peerGrowth(database: string, businessId: number, format: Format): Promise<number> {
  const env = { DATABASE_URL: database, BUSINESS: String(businessId) };
  return withService(PEER, env, ({ origin, pid }) =>
    growthOf(pid, () => readExport(`${origin}/export?format=${format}`)),
  );
}

/** Megabytes that a process grows by while `work` lasts. */
async function growthOf(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await memoryOf(pid);
  return Math.max(0, (await highest(pid, work)) - before) / MEGABYTE;
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
async function readExport(url: string, headers: Readonly<Record<string, string>> = {}) {
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
export async function memoryOf(pid: number): Promise<number> {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}
