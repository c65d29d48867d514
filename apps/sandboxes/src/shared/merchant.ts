/** Result of one message to the merchant's server. */
export type MerchantAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly text: string }
  | { readonly kind: "unreachable"; readonly reason: string };

/** Milliseconds. */
const timeout = 10_000;
const longestAnswer = 400;

/** Seconds between the attempts to reach a merchant's server that does not answer. */
const RETRY_PAUSES = [2, 5, 15, 45, 120] as const;

/** Seconds until a failed message is sent again, after so many retries; null when no more retries are due. */
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
      signal: AbortSignal.timeout(timeout),
    });
    const text = (await response.text()).trim().slice(0, longestAnswer);
    return { kind: "answered", status: response.status, text };
  } catch (error) {
    return { kind: "unreachable", reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Another amount than was asked, of a message that tries to settle an order for less: a tenth, never the same. */
export function tenthOf(amount: string): string {
  const centimes = Math.round(Number(amount) * 100);
  const less = Math.max(1, Math.floor(centimes / 10));
  return ((less === centimes ? less + 1 : less) / 100).toFixed(2);
}
