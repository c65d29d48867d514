import { type Centimes, splitTax } from "@parution/rules/money";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/index.ts";
import type { Identity } from "../platform/session/index.ts";

/** What is known of an order before anything is paid. */
export interface OpenedOrder {
  readonly kind: "journal" | "subscription";
  readonly identity: Identity;
  readonly supportId: number;
  /** Tax included. */
  readonly total: Centimes;
  readonly at: Date;
}

/** Writes an unpaid order; what it orders is its feature's to write. */
export async function openOrder(
  tx: Transaction<Database>,
  { kind, identity, supportId, total, at }: OpenedOrder,
): Promise<{ readonly id: number; total: Centimes; exclTax: Centimes; tax: Centimes }> {
  const { exclTax, tax } = splitTax(total);
  const { id } = await tx
    .insertInto("orders")
    .values({
      kind,
      status: 0,
      payment_method: null,
      business_id: identity.businessId,
      user_id: identity.userId,
      support_id: supportId,
      total,
      excl_tax: exclTax,
      tax,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, total, exclTax, tax };
}
