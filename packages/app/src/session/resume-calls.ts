import { ApiError } from "@parution/contract/errors";
import type { LazyClient } from "@parution/contract/lazy";
import { resumption } from "./session-store.ts";

/**
 * Client whose actions wait where the session was interrupted, and are repeated once the same user has signed in again: the service has
 * carried out none of them. Reads fail at once, since pages repeat them by themselves.
 */
export const resumeCalls = (client: LazyClient): LazyClient => ({
  async call(call, input, options) {
    try {
      return await client.call(call, input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const { method } = await call.load();
      if (method === "GET" || !(await resumption())) throw error;
      return client.call(call, input, options);
    }
  },
});
