import type { AnyCall, CallAnswer, CallInput } from "../call/index.ts";
import type { CallOptions, ClientOptions } from "../client/index.ts";
import { ApiError } from "../errors/index.ts";
import type { LazyCall } from "./lazy-call.ts";

/** A client whose own code, and that of each call's codecs, is loaded with the first call. */
export interface LazyClient {
  /**
   * Makes a call.
   *
   * @throws ApiError when it is refused or fails, or when its code cannot be loaded
   * @throws DOMException `AbortError` when `signal` aborts it
   */
  call<C extends AnyCall>(
    call: LazyCall<C>,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<CallAnswer<C>>;
}

export const createLazyClient = (options: ClientOptions): LazyClient => ({
  async call(lazy, input, callOptions) {
    const { createClient, call } = await load(lazy);
    return createClient(options).call(call, input, callOptions);
  },
});

/** Loads a call's code. An import that failed is tried again by the next call, as browsers do. */
async function load<C extends AnyCall>(lazy: LazyCall<C>) {
  try {
    const [{ createClient }, call] = await Promise.all([import("../client/index.ts"), lazy.load()]);
    return { createClient, call };
  } catch (cause) {
    throw new ApiError(0, "NETWORK", `The code of ${lazy.name} cannot be loaded.`, { cause });
  }
}
