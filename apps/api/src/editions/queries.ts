import type { Language } from "@parution/contract/call";
import { AD_STATUS_CODES } from "@parution/rules/ads";
import { type SqlBool, sql, type Transaction } from "kysely";
import { DID_NOT_RUN, PRINT } from "../calendar/index.ts";
import type { EditionKey } from "../edition-state/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

type Tx = Transaction<Database>;

/** Web references as they are kept. */
export const written = (reference: string) => reference.trim().toUpperCase();

/** The printed ads of an edition, of every account. */
function adsOf(db: Queries, { supportId, day }: EditionKey) {
  return db
    .selectFrom("ad_dates")
    .innerJoin("ads", "ads.id", "ad_dates.ad_id")
    .where("ad_dates.date", "=", day)
    .where("ads.support_id", "=", supportId)
    .where("ads.channel_id", "=", PRINT)
    .where("ads.status", "in", [AD_STATUS_CODES.validated, AD_STATUS_CODES.archived]);
}

/** True for an ad that ran in an edition, as far as it is known: it is not reported as missing, and no recorded issue lacks it. */
const hasRun = ({ day }: EditionKey) => sql<SqlBool>`not exists (
    select from missed_ads missed
    where missed.ad_id = ads.id and missed.day = ${day} and ${DID_NOT_RUN})
  and not exists (
    select from print_records record join printed_issues issue on issue.id = record.issue_id
    where record.ad_id = ads.id and record.day = ${day} and issue.state = 'recorded' and not record.printed)`;

/** Variant of {@link adsOf} without the ads that are known not to have run. */
export const adsThatRan = (db: Queries, edition: EditionKey) =>
  adsOf(db, edition).where(hasRun(edition));

/** Printed ads that are planned for an edition, or were when it was cancelled. */
export const plannedIn = (db: Queries, { supportId, day }: EditionKey) =>
  db
    .selectFrom("ads")
    .where("ads.support_id", "=", supportId)
    .where("ads.channel_id", "=", PRINT)
    .where(sql<SqlBool>`(
      exists (select from ad_dates where ad_dates.ad_id = ads.id and ad_dates.date = ${day})
      or exists (select from missed_ads missed where missed.ad_id = ads.id and missed.day = ${day}))`);

/** State of an edition, and the proof by which its newspaper goes; undefined: there is no such newspaper. */
export const findPublication = (db: Queries, { supportId, day }: EditionKey) =>
  db
    .selectFrom("supports")
    .leftJoin("editions", (join) =>
      join.onRef("editions.support_id", "=", "supports.id").on("editions.day", "=", day),
    )
    .where("supports.id", "=", supportId)
    .select(["supports.publication_proof", "editions.state"])
    .executeTakeFirst();

interface Wanted {
  /** An ad that is among them whatever their number; null: none. */
  readonly reference: string | null;
  readonly language: Language;
  readonly most: number;
  /** True: without those that are known not to have run. Default: false. */
  readonly onlyRan?: boolean;
}

/** The ads of an edition in the order of their headings, no more than so many. */
export async function selectEdition(
  db: Queries,
  edition: EditionKey,
  { reference, language, most, onlyRan = false }: Wanted,
) {
  const ads = await (onlyRan ? adsThatRan : adsOf)(db, edition)
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .leftJoin("module_positions as placed", (join) =>
      join
        .onRef("placed.ad_id", "=", "ads.id")
        .on("placed.support_id", "=", edition.supportId)
        .on("placed.date", "=", edition.day),
    )
    .select([
      "ads.id",
      "ads.ref_web",
      "ads.paper_content",
      "ads.word_break",
      "ads.heading_id",
      "ads.total",
      "ads.web_title",
      "heading.position",
      "product.format",
      `heading.label_${language} as heading` as const,
      "canvas.width_mm",
      "canvas.height_mm",
      "placed.page as placed_page",
      "placed.column_number as placed_column",
      "placed.row_number as placed_row",
    ])
    .orderBy((eb) => eb("ads.ref_web", "=", written(reference ?? "")), "desc")
    .orderBy("heading.position")
    .orderBy("ads.id")
    .limit(most)
    .execute();
  return ads.toSorted(
    (a, b) => a.position - b.position || a.heading_id - b.heading_id || a.id - b.id,
  );
}

export type EditionAd = Awaited<ReturnType<typeof selectEdition>>[number];

/** Newspapers in their order, each with its page; null: it has none of its own. */
export const listFormats = (db: Queries) =>
  db
    .selectFrom("supports as support")
    .leftJoin("page_formats as format", "format.support_id", "support.id")
    .select([
      "support.id",
      "support.slug",
      "support.channel_id",
      "support.language",
      "support.label_fr",
      "support.label_ar",
      "format.height_mm",
      "format.columns",
      "format.gutter_mm",
      "format.ad_order",
      "format.fillers",
    ])
    .orderBy("support.position")
    .execute();

export type FormatRow = Awaited<ReturnType<typeof listFormats>>[number];

/** The page of a newspaper; undefined: there is no such newspaper. */
export async function selectFormat(db: Queries, supportId: number) {
  const rows = await listFormats(db);
  return rows.find(({ id }) => id === supportId);
}

/** Locks a newspaper for a change of its pages. */
export const lockFormat = (tx: Tx, supportId: number) =>
  tx.selectFrom("supports").select("id").where("id", "=", supportId).forNoKeyUpdate().execute();

export async function writeFormat(tx: Tx, row: Database["page_formats"]): Promise<void> {
  const { support_id: _, ...columns } = row;
  await tx
    .insertInto("page_formats")
    .values(row)
    .onConflict((conflict) => conflict.column("support_id").doUpdateSet(columns))
    .execute();
}

interface Place extends EditionKey {
  readonly adId: number;
}

/** Keeps the position of a modular ad in an edition; null forgets it. */
export async function writePosition(
  tx: Tx,
  { supportId, day, adId }: Place,
  position: { readonly page: number; readonly column: number; readonly row: number } | null,
): Promise<void> {
  const { page, column = 0, row = 0 } = position ?? {};
  if (page === undefined) {
    await tx
      .deleteFrom("module_positions")
      .where("ad_id", "=", adId)
      .where("support_id", "=", supportId)
      .where("date", "=", day)
      .execute();
    return;
  }
  const place = { page, column_number: column, row_number: row };
  await tx
    .insertInto("module_positions")
    .values({ ad_id: adId, support_id: supportId, date: day, ...place })
    .onConflict((conflict) => conflict.columns(["ad_id", "support_id", "date"]).doUpdateSet(place))
    .execute();
}

/** Attachments of an edition's ads, ad by ad. */
export const listAttachments = (db: Queries, edition: EditionKey, most: number) =>
  adsOf(db, edition)
    .innerJoin("ad_files as file", "file.ad_id", "ads.id")
    .where("file.kind", "=", "attachment")
    .select(["ads.ref_web", "file.name", "file.storage_key", "file.position"])
    .orderBy("ads.id")
    .orderBy("file.position")
    .limit(most)
    .execute();
