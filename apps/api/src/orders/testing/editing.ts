import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { editAd } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { lineOrder, placeLine } from "./ordering.ts";

type EditBody = CallInput<typeof editAd>["body"];

/** Changes an ad: the line ad, but for `changes`. */
export function edit(
  client: Client,
  adId: number,
  changes: Partial<EditBody> = {},
  idempotencyKey?: string,
) {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  return client.call(editAd, { body: { ...lineOrder, ...changes, adId } }, options);
}

/** A line ad that its balance, or its credit, has paid. */
export async function placePaid(client: Client, changes: Parameters<typeof placeLine>[1] = {}) {
  const { creditAccount } = await client.call(readBusiness, {});
  const placed = await placeLine(client, changes);
  const method = creditAccount ? "onTerm" : "balance";
  if (!placed.onTerm) {
    await client.call(payOrder, { body: { orderId: placed.orderId, method } });
  }
  return placed;
}
