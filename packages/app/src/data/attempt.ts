import { ApiError } from "@parution/contract/errors";
import { readStored, removeStored, writeStored } from "../browser/stored.ts";
import { attemptKey } from "./stored-attempts.ts";

/**
 * Does a piece of work under an `Idempotency-Key` that every attempt at it shares until the server has answered, even
 * when the page was reloaded in between: a retry after a lost answer is not done twice. Once answered, done or refused,
 * the next attempt is a new one.
 * @param content what is to be done; another content is another piece of work. Null where it is the same work whatever
 * it holds, as a form that was changed after its answer was lost: the server then says that the first one stands.
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

/** Whether an earlier attempt, whose answer was lost, was done with another content. */
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

/** Refusals that come before the server looks for the key: no session, no right to call, too slow, too often. */
const UNDECIDED: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** A refusal says that nothing was done; no answer, or a failing server, leaves it open. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !UNDECIDED.has(error.status);
