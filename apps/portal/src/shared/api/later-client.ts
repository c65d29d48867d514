import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { CallOptions, ClientOptions } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import { untilThere } from "../promise/until-there.ts";
import type { LaterCall } from "./call-later.ts";

/** The contract's client, which comes with the first call. */
export interface LaterClient {
  /**
   * Makes a call.
   *
   * @throws ApiError when it is refused or fails, whatever the reason
   * @throws DOMException `AbortError` when `signal` aborts it
   */
  call<C extends AnyCall>(
    call: LaterCall<C>,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<CallAnswer<C>>;
}

const loadClient = untilThere(() => import("./portal-client.ts"));

export const createLaterClient = (options: ClientOptions): LaterClient => ({
  async call(asked, input, callOptions) {
    const [{ createPortalClient }, call] = await codeOf(asked);
    return createPortalClient(options).call(call, input, callOptions);
  },
});

/** Without its code a call cannot be made, as without a network. */
async function codeOf<C extends AnyCall>(asked: LaterCall<C>) {
  try {
    return await Promise.all([loadClient(), asked.load()]);
  } catch (cause) {
    throw new ApiError(0, "NETWORK", `The code of ${asked.name} cannot be reached.`, { cause });
  }
}
