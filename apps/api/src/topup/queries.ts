import type { Centimes } from "@parution/rules/money";
import { ORDER_STATUS_CODES } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Identity } from "../platform/session/identify.ts";

/** The support `asked` for, else the account's own; undefined: there is none such. */
export function findSupport(
  tx: Transaction<Database>,
  businessId: number,
  requestedId: number | undefined,
) {
  return tx
    .selectFrom("supports")
    .select("id")
    .where((eb) =>
      eb(
        "id",
        "=",
        requestedId ??
          eb
            .selectFrom("businesses")
            .select("businesses.support_id")
            .where("businesses.id", "=", businessId),
      ),
    )
    .executeTakeFirst();
}

/** Writes a top-up order; it sells nothing, so that nothing of it is tax. */
export async function insertTopUp(
  tx: Transaction<Database>,
  { businessId, userId }: Identity,
  supportId: number,
  amount: Centimes,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto("orders")
    .values({
      kind: "topup",
      status: ORDER_STATUS_CODES.topUpAwaiting,
      payment_method: null,
      business_id: businessId,
      user_id: userId,
      support_id: supportId,
      total: amount,
      excl_tax: amount,
      tax: 0,
      created_at: new Date(now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
