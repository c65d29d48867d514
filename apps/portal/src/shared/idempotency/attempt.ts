import { ApiError } from "@parution/contract/errors";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";

const storageKey = (work: string) => `parution.attempt.${work}`;

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
    removeStored(storageKey(work));
    return answer;
  } catch (error) {
    if (isAnswer(error)) removeStored(storageKey(work));
    throw error;
  }
}

function keyFor(work: string, content: string): string {
  const known = readStored(storageKey(work));
  const separator = known?.indexOf(" ") ?? -1;
  if (known !== null && separator > 0 && known.slice(separator + 1) === content) {
    return known.slice(0, separator);
  }
  const key = crypto.randomUUID();
  writeStored(storageKey(work), `${key} ${content}`);
  return key;
}

/** A refusal says that nothing was done; no answer, or a failing server, leaves it open. */
const isAnswer = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
