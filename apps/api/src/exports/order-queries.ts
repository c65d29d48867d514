import type { Language } from "@parution/contract/call";
import type { Queries } from "../platform/database/index.ts";
import { invoicedIce, invoiceNumbers, purchaseOrder } from "./invoiced.ts";

/** What a sheet says of some orders, newest first. */
export function selectOrders(db: Queries, ids: readonly number[], language: Language) {
  return db
    .selectFrom("orders")
    .innerJoin("users", "users.id", "orders.user_id")
    .leftJoin("supports as support", "support.id", "orders.support_id")
    .leftJoin("ads as ad", "ad.order_id", "orders.id")
    .where("orders.id", "in", ids)
    .select([
      "orders.ref",
      "orders.kind",
      "orders.status",
      "orders.payment_method",
      "orders.excl_tax",
      "orders.tax",
      "orders.total",
      "orders.created_at",
      `support.label_${language} as support` as const,
      "ad.ref_web",
      "users.first_name",
      "users.last_name",
      invoicedIce().as("ice"),
      purchaseOrder().as("purchase_order"),
      invoiceNumbers().as("invoices"),
    ])
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .execute();
}

export type ExportedOrder = Awaited<ReturnType<typeof selectOrders>>[number];
