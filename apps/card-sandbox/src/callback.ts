import type { FormFields } from "./hash.ts";

/** What the merchant's server made of one callback. */
export type CallbackAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  | { readonly kind: "unreachable"; readonly reason: string };

/** Posts a callback, server to server. Never throws: an unreachable merchant is an answer too. */
export type SendCallback = (url: string, fields: FormFields) => Promise<CallbackAnswer>;

const patience = 10_000;
const longestAnswer = 200;

export const sendCallback: SendCallback = async (url, fields) => {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = (await response.text()).trim().slice(0, longestAnswer);
    return { kind: "answered", status: response.status, text };
  } catch (error) {
    return { kind: "unreachable", reason: error instanceof Error ? error.message : String(error) };
  }
};

/** Whether the merchant took an approved payment: only `ACTION=POSTAUTH` captures it (readings J2). */
export function isAccepted(answer: CallbackAnswer): boolean {
  return answer.kind === "answered" && answer.status === 200 && answer.text === "ACTION=POSTAUTH";
}

/** Whether nobody took the callback in: it is worth another try. */
export function isUnheard(answer: CallbackAnswer): boolean {
  return answer.kind === "unreachable" || answer.status >= 500;
}
