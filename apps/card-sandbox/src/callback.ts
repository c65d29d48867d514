import { type MerchantAnswer, sendMessage } from "@parution/sandbox/merchant";
import type { FormFields } from "./hash.ts";

/** Posts a callback, server to server. Never throws: an unreachable merchant is an answer too. */
export type SendCallback = (url: string, fields: FormFields) => Promise<MerchantAnswer>;

export const sendCallback: SendCallback = (url, fields) =>
  sendMessage(url, new URLSearchParams(fields));

/** Whether the merchant took an approved payment: only `ACTION=POSTAUTH` captures it (readings J2). */
export function isAccepted(answer: MerchantAnswer): boolean {
  return answer.kind === "answered" && answer.status === 200 && answer.text === "ACTION=POSTAUTH";
}
