import { ApiError } from "@parution/contract/errors";
import { readStored, removeStored, removeStoredUnder, writeStored } from "../browser/stored.ts";

const PREFIX = "parution.attempt.";

/** Storage key of the last attempt at a request, kept until it is answered. */
const attemptKey = (work: string): string => `${PREFIX}${work}`;

/** Removes all attempts at sign-out, since they hold the user's input. */
export const forgetAttempts = (): void => removeStoredUnder(PREFIX);

/**
 * Runs a request under an `Idempotency-Key` that is repeated until the server has answered, across reloads of the page:
 * a retry after a lost answer is not executed twice. The attempt after an answer has a new key.
 * @param work name of the request, such as `order`
 * @param content content of the request; another content has another key. Null where the key is the same for any content,
 * as in a form that was changed after its answer was lost: the server then reports that the first one was executed.
 */
export async function attempt<Answer>(
  work: string,
  content: string | null,
  run: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await run(keyFor(work, content));
    removeStored(attemptKey(work));
    return answer;
  } catch (error) {
    if (isAnswer(error)) removeStored(attemptKey(work));
    throw error;
  }
}

/** Error that says that an earlier attempt, whose answer was lost, was executed with other content. */
export const wasDoneBefore = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "IDEMPOTENCY_KEY_REUSED";

function keyFor(work: string, content: string | null): string {
  const known = readStored(attemptKey(work));
  const separator = known?.indexOf(" ") ?? -1;
  if (known !== null && separator > 0) {
    if (content === null || known.slice(separator + 1) === content)
      return known.slice(0, separator);
  }
  const key = crypto.randomUUID();
  writeStored(attemptKey(work), `${key} ${content ?? ""}`);
  return key;
}

/** Refusals that precede the server's look-up of the key: no session, no right to call, timeout, rate limit. */
const UNDECIDED: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** Definite answer. A lost connection and a failing server leave open whether the request was executed. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !UNDECIDED.has(error.status);
