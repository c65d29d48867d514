import { splitTax } from "@parution/rules/money";
import { sql } from "kysely";
import type { PaidOrder } from "../ledger/movements.ts";
import type { Receipt } from "../ledger/receipts.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Instant of the movements in these tests. */
export const LEDGER_NOW = new Date("2026-06-01T09:00:00Z");

export async function givenBusiness(db: Queries): Promise<number> {
  const row = { label: "T", legal_name: "T", type: "societe", account_kind: "pro" as const };
  const { id } = await db
    .insertInto("businesses")
    .values({ ...row, created_at: LEDGER_NOW })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An order of this price as the ledger knows it. */
export async function givenOrder(
  db: Queries,
  businessId: number,
  total: number,
): Promise<PaidOrder> {
  const { exclTax, tax } = splitTax(total);
  const { id } = await db
    .insertInto("orders")
    .values((eb) => ({
      kind: "ad" as const,
      status: 0 as const,
      payment_method: null,
      business_id: businessId,
      user_id: eb.selectFrom("users").select("id").orderBy("id").limit(1),
      support_id: null,
      total,
      excl_tax: exclTax,
      tax,
      created_at: LEDGER_NOW,
    }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, total, exclTax, tax };
}

/** Receipt of a provider for an order. */
export async function givenReceipt(
  db: Queries,
  order: { readonly id: number; readonly businessId: number },
  provider: Receipt["provider"],
  amount: number,
): Promise<Receipt> {
  const ref = crypto.randomUUID();
  const { id: paymentId } = await db
    .insertInto("payments")
    .values({
      ref,
      provider,
      order_id: order.id,
      amount,
      status: "started",
      started_at: LEDGER_NOW,
      expires_at: provider === "cash" ? LEDGER_NOW : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { provider, paymentId, businessId: order.businessId, amount };
}

export async function sumOfLines(db: Queries): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0) as sum from ledger_lines
  `.execute(db);
  return rows[0]?.sum ?? Number.NaN;
}
