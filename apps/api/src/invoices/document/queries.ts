import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import type { OrderKind } from "@parution/rules/orders";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Reach } from "../../access/index.ts";
import { EDITS } from "../../ledger/index.ts";
import type { Queries } from "../../platform/database/transaction.ts";

/** The numbered documents of an order with their goods, oldest first; one of them where `invoiceId` names it. */
export function selectDocuments(
  db: Queries,
  orderId: number,
  invoiceId: number | undefined,
  language: Language,
) {
  let query = db
    .selectFrom("invoices")
    .innerJoin("ledger_entries as entry", "entry.id", "invoices.entry_id")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .leftJoin("ads as ad", "ad.order_id", "orders.id")
    .leftJoin("headings as heading", "heading.id", "ad.heading_id")
    .where("invoices.order_id", "=", orderId);
  if (invoiceId !== undefined) query = query.where("invoices.id", "=", invoiceId);
  return query
    .select((eb) => [
      "invoices.id",
      "invoices.kind",
      "invoices.ref",
      "invoices.day",
      "invoices.total",
      "invoices.excl_tax",
      "invoices.tax",
      "invoices.client_name",
      "invoices.client_address",
      "invoices.client_ice",
      "invoices.due_on",
      "orders.purchase_order",
      "entry.kind as movement",
      "orders.id as order_id",
      "orders.ref as order_ref",
      "orders.kind as order_kind",
      "orders.payment_method",
      "orders.discount",
      "orders.support_id",
      `support.label_${language} as support` as const,
      `heading.label_${language} as heading` as const,
      "ad.web_title",
      eb.fn.coalesce("ad.reference", "ad.ref_web").as("paper_reference"),
      eb
        .exists(
          eb
            .selectFrom("ledger_entries as edit")
            .whereRef("edit.order_id", "=", "orders.id")
            .where("edit.kind", "in", EDITS)
            .select("edit.id"),
        )
        .$castTo<boolean>()
        .as("was_edited"),
      jsonArrayFrom(
        eb
          .selectFrom("ad_dates")
          .whereRef("ad_dates.ad_id", "=", "ad.id")
          .select("ad_dates.date")
          .orderBy("ad_dates.date"),
      ).as("dates"),
      jsonArrayFrom(
        eb
          .selectFrom("invoices as earlier")
          .whereRef("earlier.order_id", "=", "invoices.order_id")
          .whereRef("earlier.id", "<", "invoices.id")
          .where("earlier.kind", "=", "invoice")
          .select(["earlier.ref", "earlier.day"])
          .orderBy("earlier.id"),
      ).as("corrected"),
    ])
    .orderBy("invoices.id")
    .execute();
}

export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

interface Month {
  readonly reach: Reach;
  /** First day, and the first day after. */
  readonly from: IsoDate;
  readonly before: IsoDate;
  readonly orderKind: OrderKind | undefined;
  readonly supportId: number | undefined;
}

/** The documents of a month, oldest first. */
export function selectMonth(db: Queries, month: Month, language: Language) {
  const { reach, from, before, orderKind, supportId } = month;
  let query = db
    .selectFrom("invoices")
    .innerJoin("orders", "orders.id", "invoices.order_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .where(`invoices.${reach.column}`, "=", reach.id)
    .where("invoices.day", ">=", from)
    .where("invoices.day", "<", before);
  if (orderKind !== undefined) query = query.where("orders.kind", "=", orderKind);
  if (supportId !== undefined) query = query.where("orders.support_id", "=", supportId);
  return query
    .select([
      "invoices.kind",
      "invoices.ref",
      "invoices.day",
      "invoices.total",
      "invoices.excl_tax",
      "invoices.tax",
      "invoices.client_name",
      "invoices.client_address",
      "invoices.client_ice",
      "orders.ref as order_ref",
      "orders.kind as order_kind",
      `support.label_${language} as support` as const,
    ])
    .orderBy("invoices.day")
    .orderBy("invoices.id")
    .execute();
}

export type MonthRow = Awaited<ReturnType<typeof selectMonth>>[number];
