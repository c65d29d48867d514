/** A connection that broke is given this long before a request goes out again. */
const PAUSE_MILLISECONDS = 600;

/**
 * `fetch`, except that work which the service does once however often it hears of it, under an `Idempotency-Key`, goes
 * out a second time when its connection breaks. A request with files tells how far it has come.
 *
 * @throws TypeError when the service cannot be reached, as `fetch` does
 */
export const sendingFetch: typeof fetch = async (input, init) => {
  const body = init?.body;
  if (body instanceof FormData && holdsFiles(body)) {
    // Few requests hold files: what tells their progress comes with the first of them.
    const { upload } = await import("./upload.ts");
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

/** Where there is no network, and where nobody waits any longer, a second try says nothing new. */
const isWorthAnother = (init: RequestInit | undefined) =>
  navigator.onLine && init?.signal?.aborted !== true;

const holdsFiles = (body: FormData): boolean =>
  [...body.values()].some((value) => value instanceof File);
