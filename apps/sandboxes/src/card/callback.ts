import { type MerchantAnswer, sendMessage, tenthOf } from "../shared/merchant.ts";
import { type FormFields, signature } from "./hash.ts";
import type { PaymentRequest } from "./merchant-form.ts";
import type { Outcome } from "./outcomes.ts";

/** Bank's result for a card: the same in every message about one payment. */
export interface Authorisation {
  readonly transactionId: string;
  readonly authorisationCode: string;
}

/** `Response` and `ProcReturnCode` as the provider pairs them. */
const results = {
  approved: { Response: "Approved", ProcReturnCode: "00", mdStatus: "1" },
  declined: { Response: "Declined", ProcReturnCode: "05", mdStatus: "1" },
  unconfirmed: { Response: "Error", ProcReturnCode: "99", mdStatus: "1" },
} as const;

export type ResultId = keyof typeof results;

/**
 * Fields that the provider posts about a payment, to the callback and through the browser alike: the merchant's own fields
 * sent back, the result, and the signature.
 */
export function providerFields(
  request: PaymentRequest,
  outcome: Outcome,
  authorisation: Authorisation,
  result: ResultId,
  storeKey: string,
): FormFields {
  const { hash: _merchantHash, ...echoed } = request.fields;
  const fields = {
    ...echoed,
    ...(outcome.amount === "wrong" ? { amount: tenthOf(request.amount) } : {}),
    ReturnOid: request.orderId,
    TransId: authorisation.transactionId,
    AuthCode: result === "approved" ? authorisation.authorisationCode : "",
    ...results[result],
  };
  const key = outcome.signature === "forged" ? `${storeKey} guessed` : storeKey;
  return { ...fields, HASH: signature(fields, key) };
}

/** Posts a callback, server to server. Never throws: an unreachable merchant is an answer too. */
export type SendCallback = (url: string, fields: FormFields) => Promise<MerchantAnswer>;

export const sendCallback: SendCallback = (url, fields) =>
  sendMessage(url, new URLSearchParams(fields));

/**
 * True when the merchant took an approved payment: only `ACTION=POSTAUTH` captures it
 * (docs/domain/payments.md#card-callback).
 */
export function isAccepted(answer: MerchantAnswer): boolean {
  return answer.kind === "answered" && answer.status === 200 && answer.text === "ACTION=POSTAUTH";
}
