import {
  type CatalogueTableName,
  type CatalogueValues,
  catalogueTable,
  type ReferredRows,
} from "@parution/rules/catalogue";
import { sql, type Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { findRow } from "./queries.ts";

/** Rows that a row refers to, and those that they refer to. */
export async function readReferred(
  db: Queries,
  name: CatalogueTableName,
  values: CatalogueValues,
  zone: string,
): Promise<ReferredRows> {
  const rows = new Map<string, CatalogueValues>();
  const read = async (from: CatalogueTableName, given: CatalogueValues): Promise<void> => {
    for (const { name: column, of } of catalogueTable(from).columns) {
      const id = Number(given[column] ?? 0);
      if (of === undefined || id === 0) continue;
      const table = of as CatalogueTableName; // each column names a table of the same list
      const row = await findRow(db, catalogueTable(table), id, zone);
      if (row === undefined) continue;
      rows.set(`${table}/${id}`, row.values);
      await read(table, row.values);
    }
  };
  await read(name, values);
  const sold = await db
    .selectFrom("support_headings")
    .where("support_id", "=", Number(values.supportId ?? 0))
    .where("heading_id", "=", Number(values.headingId ?? 0))
    .select("id")
    .executeTakeFirst();
  return { row: (table, id) => rows.get(`${table}/${id}`), sells: () => sold !== undefined };
}

/** Products that an entry of the trail names. */
const NAMED = 20;

const SALES: ReadonlySet<CatalogueTableName> = new Set(["soldHeadings", "products"]);

/**
 * Makes headings that were put on sale orderable: one without a product gets that of its newspaper's other headings, by the line or
 * by the date, on the same canvas. A product without a label takes those of heading, type and colour.
 */
export async function completeSales(
  tx: Transaction<Database>,
  { clock }: Pick<Context, "clock">,
  { email }: Pick<StaffIdentity, "email">,
  written: readonly CatalogueTableName[],
): Promise<void> {
  if (!written.some((name) => SALES.has(name))) return;
  const made = await insertFirstProducts(tx);
  await insertFirstCanvases(
    tx,
    made.map(({ id }) => id),
  );
  await labelProducts(tx);
  if (made.length === 0) return;
  const subject = `products ${made.map(({ id }) => id).slice(0, NAMED)}`;
  const named = made.slice(0, NAMED).map(({ id, ...sold }) => [id, JSON.stringify(sold)]);
  const entry = { operator: email, command: "catalogue", subject, reason: null };
  const after = { ...Object.fromEntries(named), made: made.length };
  await appendToTrail(tx, { at: new Date(clock.now()), ...entry, before: {}, after });
}

interface FirstProduct {
  readonly id: number;
  readonly supportId: number;
  readonly headingId: number;
  readonly typeId: number;
  readonly format: string;
}

async function insertFirstProducts(tx: Transaction<Database>): Promise<readonly FirstProduct[]> {
  const { rows } = await sql<FirstProduct>`
    insert into products (support_id, heading_id, ad_type_id, format, label_fr, label_ar)
    select o.support_id, o.heading_id,
      coalesce(
        (select p.ad_type_id from products p
          where p.support_id = o.support_id and p.colour_id is null and p.retired_at is null
            and p.format = case when s.fixed_price then 'M' else 'L' end
          group by p.ad_type_id order by count(*) desc, p.ad_type_id limit 1),
        (select t.id from ad_types t order by t.position limit 1)),
      case when s.fixed_price then 'M' else 'L' end, '', ''
    from support_headings o join supports s on s.id = o.support_id
    where o.retired_at is null and exists (select from ad_types)
      and not exists (select from products p where p.support_id = o.support_id and p.heading_id = o.heading_id)
    returning id, support_id as "supportId", heading_id as "headingId", ad_type_id as "typeId", format`.execute(
    tx,
  );
  return rows;
}

/** A line has one canvas; an ad of a date has those without a price of their own. */
async function insertFirstCanvases(tx: Transaction<Database>, products: readonly number[]) {
  if (products.length === 0) return;
  await sql`
    insert into product_canvases (product_id, canvas_id)
    select p.id, c.id from products p join supports s on s.id = p.support_id
    join canvases c on c.format = p.format and c.fixed_price = s.fixed_price and c.retired_at is null
    where p.id in (${sql.join([...products])})`.execute(tx);
}

async function labelProducts(tx: Transaction<Database>): Promise<void> {
  await sql`
    update products set
      label_fr = case when products.label_fr = '' then concat_ws(', ', h.label_fr, t.label_fr, c.label_fr) else products.label_fr end,
      label_ar = case when products.label_ar = '' then concat_ws('، ', h.label_ar, t.label_ar, c.label_ar) else products.label_ar end
    from products p join headings h on h.id = p.heading_id join ad_types t on t.id = p.ad_type_id
    left join colours c on c.id = p.colour_id
    where p.id = products.id and (products.label_fr = '' or products.label_ar = '')`.execute(tx);
}
