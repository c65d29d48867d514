import type { AnyCall, CallAnswer, CallInput, Subject } from "@parution/contract/call";
import type { CallOptions } from "@parution/contract/client";
import type { LazyCall, LazyClient } from "@parution/contract/lazy";
import { isTransient } from "./retry-reads.ts";

interface ActionOptions extends CallOptions {
  /** The action is answered only once the answers on the page that it made stale are read again; a refusal does not wait. Default false. */
  readonly awaitsReads?: boolean;
}

/** A client that reads again what its actions make stale. */
export interface AnnouncingClient extends LazyClient {
  call<C extends AnyCall>(
    call: LazyCall<C>,
    input: CallInput<C>,
    options?: ActionOptions,
  ): Promise<CallAnswer<C>>;
}

/**
 * Client that announces the subjects which an action changes once it is answered. A refusal is announced too: it may mean
 * that the page shows old data. Reads that fail are reported where their answers are shown.
 *
 * @param onChanged resolves once they are read again
 */
export const announceChanges = (
  client: LazyClient,
  onChanged: (subjects: readonly Subject[]) => Promise<unknown>,
): AnnouncingClient => ({
  async call(call, input, { awaitsReads = false, ...options } = {}) {
    const { changes = [] } = call;
    const announce = async () => {
      if (changes.length > 0) await onChanged(changes).catch(() => undefined);
    };
    try {
      const answer = await client.call(call, input, options);
      const reads = leadsAway(answer) ? undefined : announce();
      if (awaitsReads) await reads;
      return answer;
    } catch (error) {
      if (!isTransient(error)) void announce();
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
