import type { Subject } from "@parution/contract/call";
import type { LazyClient } from "@parution/contract/lazy";
import { mayPass } from "./may-pass.ts";

/**
 * A client that announces which subjects an action has changed, once it was answered: done, they are not as they were;
 * refused, they may not be as they are shown.
 */
export const announceChanges = (
  client: LazyClient,
  onChanged: (subjects: readonly Subject[]) => void,
): LazyClient => ({
  async call(call, input, options) {
    const { changes = [] } = call;
    try {
      const answer = await client.call(call, input, options);
      if (changes.length > 0 && !leadsAway(answer)) onChanged(changes);
      return answer;
    } catch (error) {
      if (changes.length > 0 && !mayPass(error)) onChanged(changes);
      throw error;
    }
  },
});

/** To a provider, where the action is finished: browsers keep no page for the way back that sends requests while it is left. */
const leadsAway = (answer: unknown): boolean =>
  answer instanceof Object && "redirection" in answer && answer.redirection !== null;
