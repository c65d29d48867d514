import type { Client } from "@parution/contract/client";
import { payOrder } from "@parution/contract/payments";
import type { FormFields } from "../payments/card-provider.ts";
import { cmiHash } from "../payments/cmi.ts";
import type { TestApi } from "./index.ts";

/** Starts a card payment and gives the form that the payer's browser would post. */
export async function checkOut(
  client: Client,
  orderId: number,
  couponCode?: string,
): Promise<FormFields> {
  const body = { orderId, method: "card", ...(couponCode && { couponCode }) } as const;
  const { redirection } = await client.call(payOrder, { body });
  if (redirection === null) throw new Error("No card page to go to.");
  return redirection.fields;
}

/** The provider's callback for a payment, unsigned. */
export function outcomeOf(form: FormFields, approved: boolean): Record<string, string> {
  return {
    clientid: form.clientid ?? "",
    oid: form.oid ?? "",
    amount: form.amount ?? "",
    currency: form.currency ?? "",
    TransId: "26153KjGG10001",
    ProcReturnCode: approved ? "00" : "05",
    Response: approved ? "Approved" : "Declined",
    mdStatus: "1",
  };
}

/** Posts a form as the provider would, signed with the shop's key or another. */
export function postSigned(
  api: TestApi,
  path: string,
  fields: FormFields,
  key = api.context.config.card.storeKey,
): Promise<Response> {
  const signed = { ...fields, HASH: cmiHash(fields, key), encoding: "UTF-8" };
  return fetch(`${api.origin}${path}`, {
    method: "POST",
    body: new URLSearchParams(signed),
    redirect: "manual",
  });
}

/** Calls back about a payment, and gives the provider's view of the answer. */
export async function notify(api: TestApi, fields: FormFields, key?: string): Promise<string> {
  const answer = await postSigned(api, "/ads/commandes/carte/notification", fields, key);
  return answer.text();
}
