import type { Subject } from "@parution/contract/call";
import type { LazyClient } from "@parution/contract/lazy";
import { isTransient } from "./retry-reads.ts";

/**
 * Client that announces the subjects which an action changes once it is answered. A refusal is announced too: it may mean
 * that the page shows old data.
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
      if (changes.length > 0 && !isTransient(error)) onChanged(changes);
      throw error;
    }
  },
});

/**
 * Redirection to a payment provider. Announcing it would start requests while the page is unloaded, and browsers keep
 * no such page in their back/forward cache.
 */
const leadsAway = (answer: unknown): boolean =>
  answer instanceof Object && "redirection" in answer && answer.redirection !== null;
