import type { Language } from "@parution/contract/call";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type PricedTable, type RatePrices, ratePrices } from "../rate-cards/index.ts";

/** A rate card that is being written. */
export interface Draft {
  readonly id: number;
  readonly label: string;
  readonly version: number;
  readonly prices: RatePrices;
}

/** Drafts, the last written first. */
export function listDrafts(db: Queries) {
  return db
    .selectFrom("rate_drafts as draft")
    .innerJoin("users as user", "user.id", "draft.updated_by")
    .select(["draft.id", "draft.label", "draft.updated_at", "user.first_name", "user.last_name"])
    .orderBy("draft.updated_at", "desc")
    .execute();
}

export async function countDrafts(tx: Transaction<Database>): Promise<number> {
  const row = await tx
    .selectFrom("rate_drafts")
    .select((eb) => eb.fn.countAll<number>().as("drafts"))
    .executeTakeFirstOrThrow();
  return Number(row.drafts);
}

const draftOf = (db: Queries, id: number) =>
  db.selectFrom("rate_drafts").where("id", "=", id).select(["id", "label", "version", "prices"]);

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftOf>["executeTakeFirst"]>>;

const parsed = (row: DraftRow): Draft | undefined =>
  row && { ...row, prices: ratePrices.parse(row.prices) };

/** Undefined for an unknown draft. */
export const findDraft = async (db: Queries, id: number) =>
  parsed(await draftOf(db, id).executeTakeFirst());

/** Variant of {@link findDraft} that locks the draft until the transaction ends. */
export const lockDraft = async (tx: Transaction<Database>, id: number) =>
  parsed(await draftOf(tx, id).forUpdate().executeTakeFirst());

interface Written {
  readonly label: string;
  readonly prices: RatePrices;
  readonly userId: number;
  readonly at: Date;
}

export async function insertDraft(tx: Transaction<Database>, draft: Written): Promise<number> {
  const { id } = await tx
    .insertInto("rate_drafts")
    .values({
      label: draft.label,
      prices: JSON.stringify(draft.prices),
      updated_at: draft.at,
      updated_by: draft.userId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a draft's prices and raises its version. */
export async function updateDraft(
  tx: Transaction<Database>,
  id: number,
  { prices, userId, at }: Omit<Written, "label">,
): Promise<number> {
  const { version } = await tx
    .updateTable("rate_drafts")
    .set((eb) => ({
      prices: JSON.stringify(prices),
      version: eb("version", "+", 1),
      updated_at: at,
      updated_by: userId,
    }))
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

export async function removeDraft(tx: Transaction<Database>, id: number): Promise<void> {
  await tx.deleteFrom("rate_drafts").where("id", "=", id).execute();
}

export function listSupportLabels(db: Queries, language: Language) {
  return db
    .selectFrom("supports")
    .select(["id", `label_${language} as label`])
    .orderBy("position")
    .execute();
}

/** Newspapers that sell by the line. */
export const listLineSupports = (db: Queries, language: Language) =>
  db
    .selectFrom("supports")
    .where("fixed_price", "=", false)
    .select(["id", `label_${language} as label`])
    .orderBy("position")
    .execute();

/** Names of a priced row. */
export interface RowLabel {
  readonly key: string;
  readonly supportId: number | null;
  readonly support: string | null;
  readonly label: string;
  readonly detail: string | null;
}

/** Names of the rows of one table, in the order in which the order form has them. */
export async function listRowLabels(
  db: Queries,
  table: PricedTable,
  language: Language,
): Promise<readonly RowLabel[]> {
  const label = (alias: string) => sql.ref<string>(`${alias}.label_${language}`);
  const queries: Readonly<Record<PricedTable, ReturnType<typeof sql<RowLabel>>>> = {
    supports: sql`select s.id::text as key, s.id as "supportId", ${label("s")} as support, ${label("s")} as label,
      null::text as detail from supports s order by s.position`,
    headings: sql`select o.support_id || '/' || o.heading_id as key, s.id as "supportId", ${label("s")} as support,
      ${label("h")} as label, null::text as detail
      from support_headings o join supports s on s.id = o.support_id join headings h on h.id = o.heading_id
      order by s.position, h.position, h.id`,
    canvases: sql`select p.product_id || '/' || p.canvas_id as key, s.id as "supportId", ${label("s")} as support,
      ${label("h")} || ' · ' || ${label("t")} || coalesce(' · ' || ${label("k")}, '') as label, ${label("c")} as detail
      from product_canvases p join products q on q.id = p.product_id join supports s on s.id = q.support_id
      join headings h on h.id = q.heading_id join ad_types t on t.id = q.ad_type_id
      join canvases c on c.id = p.canvas_id left join colours k on k.id = q.colour_id
      order by s.position, h.position, h.id, t.position, k.position, c.id`,
    copies: sql`select p.product_id || '/' || p.duration_id as key, s.id as "supportId", ${label("s")} as support,
      ${label("t")} || ' · ' || ${label("u")} as label, ${label("d")} as detail
      from journal_prices p join journal_products q on q.id = p.product_id join supports s on s.id = q.support_id
      join journal_subtypes u on u.id = q.subtype_id join journal_types t on t.id = u.type_id
      join journal_durations d on d.id = p.duration_id
      order by s.position, t.position, u.position, d.position`,
    deliveries: sql`select d.id::text as key, null::int as "supportId", null::text as support, ${label("d")} as label,
      null::text as detail from journal_deliveries d order by d.position`,
    subscriptions: sql`select p.offer_id || '/' || p.support_id as key, s.id as "supportId", ${label("s")} as support,
      ${sql.ref(`o.title_${language}`)} as label, null::text as detail
      from subscription_prices p join subscription_offers o on o.id = p.offer_id join supports s on s.id = p.support_id
      order by s.position, o.position`,
  };
  const { rows } = await queries[table].execute(db);
  return rows;
}

type Names = ReadonlyMap<number, string>;

const namesOf = (rows: readonly { readonly id: number; readonly label: string }[]): Names =>
  new Map(rows.map(({ id, label }) => [id, label]));

/** Names of headings and newspapers, as a replay shows them. */
export async function listReplayNames(db: Queries, language: Language) {
  const headings = await db
    .selectFrom("headings")
    .select(["id", `label_${language} as label`])
    .execute();
  const supports = await listSupportLabels(db, language);
  return { headings: namesOf(headings), supports: namesOf(supports) };
}

/** Names of accounts. */
export async function listAccountNames(db: Queries, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("businesses")
    .where((eb) => eb("id", "=", eb.fn.any(eb.val(ids))))
    .select(["id", "label"])
    .execute();
  return namesOf(rows);
}
