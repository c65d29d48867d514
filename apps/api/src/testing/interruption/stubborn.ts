import { setTimeout as wait } from "node:timers/promises";
import { ApiError } from "@parution/contract/errors";

const PAUSE = 30;

/** Repeats a request until it is answered, with a refusal too: the process may have died meanwhile. */
export async function stubbornly<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (isRefusal(error)) throw error;
      await wait(PAUSE);
    }
  }
}

/** A refusal says that nothing was done; no answer, or half of one, leaves that open. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
