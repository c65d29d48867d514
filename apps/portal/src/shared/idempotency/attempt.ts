import { ApiError } from "@parution/contract/errors";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";
import { attemptKey } from "./stored-attempts.ts";

/**
 * Does a piece of work under an `Idempotency-Key` that every attempt at the same content shares until the server has
 * answered, even when the page was reloaded in between: a retry after a lost answer is not done twice. Once answered,
 * done or refused, the next attempt is a new one.
 */
export async function attempt<Answer>(
  work: string,
  content: string,
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

function keyFor(work: string, content: string): string {
  const known = readStored(attemptKey(work));
  const separator = known?.indexOf(" ") ?? -1;
  if (known !== null && separator > 0 && known.slice(separator + 1) === content) {
    return known.slice(0, separator);
  }
  const key = crypto.randomUUID();
  writeStored(attemptKey(work), `${key} ${content}`);
  return key;
}

/** A refusal says that nothing was done; no answer, or a failing server, leaves it open. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
