import type { Client } from "@parution/contract/client";
import { payOrder, readPaymentState } from "@parution/contract/payments";
import { SIGNATURE_HEADER, signatureOf } from "../payments/cash-partner.ts";
import type { TestApi } from "./index.ts";

/** Asks for a code to pay an order with, and gives it. */
export async function askForCode(client: Client, orderId: number, couponCode?: string) {
  const body = { orderId, method: "cashPartner", ...(couponCode && { couponCode }) } as const;
  await client.call(payOrder, { body });
  const { cashCode } = await client.call(readPaymentState, { query: { orderId } });
  if (cashCode === null) throw new Error("No code to pay with.");
  return cashCode;
}

/** The partner's report of a payment of a code. */
export const paid = (code: string, montant = "48.00", transaction = "T-1") => ({
  operation: "PAIEMENT",
  code,
  montant,
  devise: "MAD",
  transaction,
});

/** Sends what the partner would, signed with the shared key or another, and gives the answer's status and body. */
export async function sendMessage(
  api: TestApi,
  path: "consultation" | "notification",
  message: object | string,
  key = api.context.config.cash.key,
): Promise<[status: number, body: unknown]> {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  const answer = await fetch(`${api.origin}/ads/commandes/especes/${path}`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: signatureOf(body, key) },
    body,
  });
  return [answer.status, await answer.json()];
}
