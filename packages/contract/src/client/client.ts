import type { AnyCall, CallAnswer, CallInput } from "../call/index.ts";
import { ApiError } from "../errors/index.ts";
import { readAnswer } from "./answer.ts";
import { buildRequest, type CallOptions, type ClientOptions } from "./request.ts";

/** The server's code for a call that needs a session and has none, or one that ended. */
const SESSION_LOST = "UNAUTHENTICATED";

export interface Client {
  /**
   * Makes a call.
   *
   * @throws ApiError when it is refused or fails, whatever the reason
   * @throws DOMException `AbortError` when `signal` aborts it
   */
  call<C extends AnyCall>(
    call: C,
    input: CallInput<C>,
    options?: CallOptions,
  ): Promise<CallAnswer<C>>;
}

/** Client with English names outside and the wire's French ones inside. */
export function createClient(client: ClientOptions): Client {
  return {
    async call<C extends AnyCall>(call: C, input: CallInput<C>, options: CallOptions = {}) {
      const { url, init } = buildRequest(client, call, input, options);
      const response = await send(client.fetch ?? fetch, url, init);
      try {
        // `readAnswer` decodes by the call's own codec, whose type this is.
        return (await readAnswer(call, response, options.signal)) as CallAnswer<C>;
      } catch (error) {
        if (error instanceof ApiError && error.code === SESSION_LOST) client.onSessionLost?.();
        throw error;
      }
    },
  };
}

async function send(fetcher: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetcher(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, "NETWORK", "The service cannot be reached.", { cause });
  }
}
