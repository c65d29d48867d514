import type { Language } from "@parution/contract/call";
import type { Centimes } from "@parution/rules/money";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import type { Transaction, Updateable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Reach } from "../access/index.ts";
import { datesOfAd } from "../calendar/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { AdTable } from "../platform/database/tables/orders.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Identity } from "../platform/session/identify.ts";

/** An order by its id, of any account when `reach` is null. */
export function selectOrder(db: Queries, orderId: number, reach: Reach | null) {
  const query = db
    .selectFrom("orders")
    .select(["id", "ref", "kind", "status", "business_id", "total", "excl_tax", "tax", "discount"])
    .where("id", "=", orderId);
  return reach === null ? query : query.where(reach.column, "=", reach.id);
}

/** Facts of an order's ad that its payment depends on; undefined: the order is of something else. */
export function selectOrderedAd(db: Queries, orderId: number) {
  return db
    .selectFrom("ads")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .select(["ads.product_id", "ads.first_date", "supports.fixed_price", "supports.lead_hours"])
    .where("ads.order_id", "=", orderId)
    .executeTakeFirst();
}

/** True when the newspaper of an order's ad has moderators decide on it. */
export async function isModerated(db: Queries, orderId: number): Promise<boolean> {
  const ad = await db
    .selectFrom("ads")
    .innerJoin("supports", "supports.id", "ads.support_id")
    .select("supports.moderated")
    .where("ads.order_id", "=", orderId)
    .executeTakeFirst();
  return ad?.moderated ?? false;
}

/** Newspaper and dates of an order's ad; undefined: it has none. */
export async function selectPlannedAd(db: Queries, orderId: number) {
  return db
    .selectFrom("ads")
    .select(["ads.support_id", datesOfAd()])
    .where("ads.order_id", "=", orderId)
    .executeTakeFirst();
}

/** Notes that an order was settled after an edition of its ad had closed. */
export async function noteLateSettlement(db: Queries, orderId: number, at: Date): Promise<void> {
  const late = { settled_at: at, handled_at: null };
  await db
    .insertInto("late_settlements")
    .values({ order_id: orderId, ...late })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(late))
    .execute();
}

/** Facts of an order for the mails about it. */
export function selectNotifiedOrder(db: Queries, orderId: number) {
  return db
    .selectFrom("orders")
    .select(["ref", "kind", "total", "user_id"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
}

interface NewOrder {
  readonly kind: "journal" | "subscription";
  readonly owner: Pick<Identity, "businessId" | "userId">;
  readonly supportId: number;
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
  readonly at: Date;
}

/** Writes an unpaid order, and returns its id. */
export function insertOrderRow(
  tx: Transaction<Database>,
  { kind, owner, supportId, total, exclTax, tax, at }: NewOrder,
) {
  return tx
    .insertInto("orders")
    .values({
      kind,
      status: 0,
      payment_method: null,
      business_id: owner.businessId,
      user_id: owner.userId,
      support_id: supportId,
      total,
      excl_tax: exclTax,
      tax,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Changes columns of an order. */
export async function updateOrder(
  tx: Transaction<Database>,
  orderId: number,
  columns: Updateable<Database["orders"]>,
): Promise<void> {
  await tx.updateTable("orders").set(columns).where("id", "=", orderId).execute();
}

/** Makes an order unpaid again that waits for money at a cash partner's, with no method chosen. */
export async function reopenOrder(tx: Transaction<Database>, orderId: number): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ status: ORDER_STATUS_CODES.unpaid, payment_method: null })
    .where("id", "=", orderId)
    .where("status", "=", ORDER_STATUS_CODES.paymentPending)
    .execute();
}

/** Changes the status of an order's ad, where it has one. */
export async function updateAdStatus(
  tx: Transaction<Database>,
  orderId: number,
  status: AdTable["status"],
): Promise<void> {
  await tx.updateTable("ads").set({ status }).where("order_id", "=", orderId).execute();
}

/** Reason for which a cash partner's code is void. */
export type VoidReason = "cancelled" | "expired" | "replaced" | "settled";

/** Ends the code of an order that its transaction has locked, where it has one; money it still brings is a credit. */
export async function voidCashCode(
  tx: Transaction<Database>,
  orderId: number,
  reason: VoidReason,
  at: Date,
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "refused", result_code: reason, answered_at: at })
    .where("order_id", "=", orderId)
    .where("provider", "=", "cash")
    .where("status", "=", "started")
    .execute();
}

/** Journal parts of orders, with the catalogue's labels. */
export function selectOrderedJournals(
  db: Queries,
  orderIds: readonly number[],
  language: Language,
) {
  return db
    .selectFrom("journal_orders as journal")
    .innerJoin("journal_products as product", "product.id", "journal.product_id")
    .innerJoin("journal_subtypes as subtype", "subtype.id", "product.subtype_id")
    .innerJoin("journal_types as type", "type.id", "subtype.type_id")
    .innerJoin("journal_durations as duration", "duration.id", "journal.duration_id")
    .innerJoin("journal_deliveries as delivery", "delivery.id", "journal.delivery_id")
    .where("journal.order_id", "in", orderIds)
    .select((eb) => [
      "journal.order_id",
      "journal.copies",
      "journal.unit_price",
      "journal.delivery_price",
      "journal.address",
      `type.label_${language} as type` as const,
      `subtype.label_${language} as subtype` as const,
      `duration.label_${language} as duration` as const,
      `delivery.label_${language} as delivery` as const,
      jsonArrayFrom(
        eb
          .selectFrom("journal_order_dates as issue")
          .whereRef("issue.order_id", "=", "journal.order_id")
          .select(["issue.date", "issue.quantity"])
          .orderBy("issue.date"),
      ).as("issues"),
    ])
    .execute();
}

/** Subscriptions of orders, with their offers. */
export function selectOrderedSubscriptions(
  db: Queries,
  orderIds: readonly number[],
  language: Language,
) {
  return db
    .selectFrom("subscriptions")
    .innerJoin("subscription_offers as offer", "offer.id", "subscriptions.offer_id")
    .where("subscriptions.order_id", "in", orderIds)
    .select([
      "subscriptions.order_id",
      "subscriptions.address",
      "subscriptions.telephone as phone",
      "offer.id",
      "offer.code",
      "offer.months",
      `offer.title_${language} as title`,
      `offer.description_${language} as description`,
    ])
    .execute();
}
