import { randomBytes } from "node:crypto";
import type { Language } from "@parution/contract/call";
import type { Transaction } from "kysely";
import type { Order } from "../orders/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Identity } from "../platform/session/identify.ts";
import type { CardCheckout } from "./card-provider.ts";
import { cardProviderOf } from "./cmi.ts";
import { insertCardAttempt, selectPayer } from "./queries.ts";

/** Records an attempt to pay an order by card, and returns the form that opens the provider's page. */
export async function startCardPayment(
  tx: Transaction<Database>,
  order: Order,
  identity: Identity,
  context: Context,
  language: Language,
): Promise<CardCheckout> {
  const provider = cardProviderOf(context.config);
  const ref = `${order.ref}-${randomBytes(9).toString("hex")}`;
  await insertCardAttempt(tx, {
    ref,
    orderId: order.id,
    provider: provider.name,
    amount: order.total,
    startedAt: new Date(context.clock.now()),
  });
  const payer = await selectPayer(tx, identity.userId);
  return provider.checkout({
    ref,
    orderId: order.id,
    language,
    amount: order.total,
    payer: {
      name: `${payer.first_name} ${payer.last_name}`,
      email: payer.email,
      telephone: payer.phone,
    },
  });
}
