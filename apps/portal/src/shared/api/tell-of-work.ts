import type { LaterClient } from "./later-client.ts";
import { mayPass } from "./may-pass.ts";

/**
 * A client that tells when work, which is what carries an `Idempotency-Key`, was answered: done, the account is not as it
 * was; refused, it may not be as it is shown.
 */
export const tellOfWork = (client: LaterClient, onAnswered: () => void): LaterClient => ({
  async call(call, input, options) {
    const isWork = options?.idempotencyKey !== undefined;
    try {
      const answer = await client.call(call, input, options);
      if (isWork && !leadsAway(answer)) onAnswered();
      return answer;
    } catch (error) {
      if (isWork && !mayPass(error)) onAnswered();
      throw error;
    }
  },
});

/** To a provider, where the work is done: browsers keep no page for the way back that asks for something as it is left. */
const leadsAway = (answer: unknown): boolean =>
  answer instanceof Object && "redirection" in answer && answer.redirection !== null;
