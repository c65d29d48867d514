import { announceFailure, watchFailures } from "../errors/failures.ts";
import { lazyModule } from "../lazy/lazy.tsx";

/** Pause before a request is repeated. */
const PAUSE_MILLISECONDS = 600;

/** Few requests hold files: the code for them is loaded on demand. */
const uploads = lazyModule(() => import("./upload.ts"));

/**
 * `fetch` that repeats a request with an `Idempotency-Key` once when its connection breaks. A request with files reports its
 * progress.
 *
 * @throws TypeError when the service cannot be reached, as `fetch` does
 */
export const sendingFetch: typeof fetch = async (input, init) => {
  const body = init?.body;
  if (body instanceof FormData && holdsFiles(body)) {
    const { upload } = await uploads.load();
    return upload(new Request(input, { ...init, body: null }), body);
  }
  try {
    return await fetch(input, init);
  } catch (cause) {
    if (!new Headers(init?.headers).has("Idempotency-Key") || !isWorthAnother(init)) throw cause;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    return fetch(input, init);
  }
};

/** A second try is useless without a network, and when the request was aborted. */
const isWorthAnother = (init: RequestInit | undefined) =>
  navigator.onLine && init?.signal?.aborted !== true;

const holdsFiles = (body: FormData): boolean =>
  [...body.values()].some((value) => value instanceof File);

/** `fetch` of the page: {@link sendingFetch}, with failures of the service reported. */
export const networkFetch = watchFailures(sendingFetch, announceFailure);
