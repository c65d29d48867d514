import { ApiError } from "@parution/contract/errors";
import type { Model } from "./model.ts";
import type { World } from "./world.ts";

/** An answer in one word, and the ids of new things. */
export interface Answer {
  readonly word: string;
  readonly orderId?: number;
  readonly adId?: number;
  /** Reference of a card page or a code. */
  readonly ref?: string;
  /** A copy of the question was refused before; nothing is kept of a refusal, so that a later copy is a new try. */
  readonly refusedBefore?: true;
}

/** An action on existing things. */
export interface Action {
  /** Does it in the world. */
  ask(world: World): Promise<Answer>;
  /** Does it in the model, and gives the word that the world should answer with. */
  predict(model: Model, answer: Answer): string;
}

/** A possible action. */
export interface Step {
  /** Description for a report. */
  readonly name: string;
  /** Null when there is nothing to do it to. */
  aim(model: Readonly<Model>): Action | null;
}

/** Answer where nothing was done; the reason is the business of other tests. */
export const REFUSED = "refused";

/**
 * Asks the same thing `copies` times at once, each with the same key: repeated requests must receive equal answers,
 * once it is done. A refusal of the service is an answer too.
 */
export async function sendCopies(
  copies: number,
  ask: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: copies }, () => ask(key).catch(refusalAsAnswer)),
  );
  const taken = answers.filter(({ word }) => word !== REFUSED);
  const [first, ...others] = taken;
  if (first === undefined) return { word: REFUSED };
  const other = others.find((answer) => JSON.stringify(answer) !== JSON.stringify(first));
  if (other !== undefined) return { word: `${first.word}, then ${other.word}` };
  return taken.length === answers.length ? first : { ...first, refusedBefore: true };
}

function refusalAsAnswer(error: unknown): Answer {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return { word: REFUSED };
  }
  throw error;
}
