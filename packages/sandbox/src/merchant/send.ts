/** What the merchant's server made of one message. */
export type MerchantAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  | { readonly kind: "unreachable"; readonly reason: string };

const patience = 10_000;
const longestAnswer = 400;

/** Seconds between the attempts to reach a merchant's server that does not answer. */
const RETRY_PAUSES = [2, 5, 15, 45, 120] as const;

/** Seconds until a message that nobody took in is worth sending again, after so many retries; null when it is not. */
export function pauseBeforeRetry(answer: MerchantAnswer, retries: number): number | null {
  const isUnheard = answer.kind === "unreachable" || answer.status >= 500;
  return isUnheard ? (RETRY_PAUSES[retries] ?? null) : null;
}

/** Posts a message, server to server. Never throws: an unreachable merchant is an answer too. */
export async function sendMessage(
  url: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Promise<MerchantAnswer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = (await response.text()).trim().slice(0, longestAnswer);
    return { kind: "answered", status: response.status, text };
  } catch (error) {
    return { kind: "unreachable", reason: error instanceof Error ? error.message : String(error) };
  }
}
