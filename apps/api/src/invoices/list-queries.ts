import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import type { InvoiceKind, InvoiceStatus } from "@parution/rules/invoices";
import type { Reach } from "../access/index.ts";
import { monthClosed } from "../orders/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { isUnsettled, type OldestUnsettled } from "./unsettled.ts";

/** Filter of the account's invoices; both days included. */
export interface InvoiceFilter {
  readonly reach: Reach;
  /** The invoice's own number, its order's, its ad's, or the advertiser's reference, whole. */
  readonly reference: string | null;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  readonly kind: InvoiceKind | null;
  readonly status: InvoiceStatus | null;
  /** Oldest unsettled invoice of the account whose invoices are listed. */
  readonly oldest: OldestUnsettled | null;
}

/** The ids of one page, newest first. */
export function listInvoiceIds(db: Queries, filter: InvoiceFilter, offset: number, limit: number) {
  return filterInvoices(db, filter)
    .select("invoices.id")
    .orderBy("invoices.day", "desc")
    .orderBy("invoices.id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Selection of invoices in an archive. */
type ArchiveFilter = Pick<InvoiceFilter, "reach" | "from" | "to">;

/** The invoices of a period, the oldest first, `limit` at most. */
export function listArchived(db: Queries, { reach, from, to }: ArchiveFilter, limit: number) {
  const filter = { reach, from, to, reference: null, kind: null, status: null, oldest: null };
  return filterInvoices(db, filter)
    .select(["invoices.id", "invoices.order_id", "invoices.ref"])
    .orderBy("invoices.day")
    .orderBy("invoices.id")
    .limit(limit)
    .execute();
}

export type ArchivedInvoice = Awaited<ReturnType<typeof listArchived>>[number];

/** Number of invoices, counted no further than `most` + 1. */
export async function countInvoices(
  db: Queries,
  filter: InvoiceFilter,
  most: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      filterInvoices(db, filter)
        .select("invoices.id")
        .limit(most + 1)
        .as("some"),
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

interface Shown {
  readonly oldest: OldestUnsettled | null;
  readonly language: Language;
  /** Zone of the publisher's months. */
  readonly zone: string;
}

/** The rows behind some ids, newest first. */
export async function listInvoices(db: Queries, ids: readonly number[], shown: Shown) {
  if (ids.length === 0) return [];
  const { oldest, language, zone } = shown;
  return db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .leftJoin("ads as ad", "ad.order_id", "orders.id")
    .leftJoin("products as product", "product.id", "ad.product_id")
    .where("invoices.id", "in", ids)
    .select((eb) => [
      "invoices.id",
      "invoices.order_id",
      "invoices.ref",
      "invoices.year",
      "invoices.number",
      "invoices.kind",
      "invoices.day",
      "invoices.total",
      "invoices.due_on",
      "orders.kind as order_kind",
      "orders.status as order_status",
      "orders.total as order_total",
      "orders.support_id",
      `support.label_${language} as support` as const,
      "product.format",
      eb.fn.coalesce("ad.reference", "ad.ref_web").as("paper_reference"),
      isUnsettled(eb, oldest).$castTo<boolean>().as("is_unsettled"),
      monthClosed(eb, zone).$castTo<boolean>().as("month_closed"),
    ])
    .orderBy("invoices.day", "desc")
    .orderBy("invoices.id", "desc")
    .execute();
}

export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number];

/** The invoices that a filter leaves, in no order. */
export function filterInvoices(db: Queries, filter: InvoiceFilter) {
  const { reach, reference, from, to, kind, status, oldest } = filter;
  let query = db.selectFrom("invoices").where(`invoices.${reach.column}`, "=", reach.id);
  if (kind !== null) query = query.where("invoices.kind", "=", kind);
  if (from !== null) query = query.where("invoices.day", ">=", from);
  if (to !== null) query = query.where("invoices.day", "<=", to);
  if (status === "toSettle") query = query.where((eb) => isUnsettled(eb, oldest));
  if (status === "settled") query = query.where((eb) => eb.not(isUnsettled(eb, oldest)));
  if (reference !== null) query = query.where("invoices.id", "in", named(db, reference));
  return query;
}

/** The invoices of a reference, of any account: few, so found first, lest the planner scan every invoice of the caller's. */
function named(db: Queries, reference: string) {
  const number = reference.toUpperCase();
  const ofAds = db
    .selectFrom("invoices")
    .innerJoin("ads", "ads.order_id", "invoices.order_id")
    .select("invoices.id");
  return db
    .selectFrom("invoices")
    .select("id")
    .where("ref", "=", number)
    .unionAll(
      db
        .selectFrom("invoices")
        .innerJoin("orders", "orders.id", "invoices.order_id")
        .select("invoices.id")
        .where("orders.ref", "=", number),
    )
    .unionAll(ofAds.where("ads.ref_web", "=", number))
    .unionAll(
      ofAds.where((eb) =>
        eb(eb.fn<string>("lower", ["ads.reference"]), "=", reference.toLowerCase()),
      ),
    );
}
