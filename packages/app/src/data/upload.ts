import { reportUpload } from "./upload-progress.ts";

/**
 * Pauses before each repetition, all under a second, so that the request arrives soon after the connection is back. After
 * the last one it fails as `fetch` does.
 */
const PAUSES_MILLISECONDS: readonly number[] = [600, 800, 800, 800, 800, 800];

/**
 * Sends a form with files and reports its progress. A request with an `Idempotency-Key` is repeated when its connection
 * breaks.
 *
 * @throws TypeError when the service cannot be reached, as `fetch` does
 */
export async function upload(request: Request, body: FormData): Promise<Response> {
  const pauses = request.headers.has("Idempotency-Key") ? PAUSES_MILLISECONDS : [];
  try {
    for (const pause of pauses) {
      const answer = await send(request, body);
      if (answer !== null) return answer;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    const answer = await send(request, body);
    if (answer !== null) return answer;
    throw new TypeError("The connection broke off.");
  } finally {
    reportUpload(null);
  }
}

/** Resolves with null when the connection breaks. */
function send({ method, url, headers, signal }: Request, body: FormData): Promise<Response | null> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(method, url);
    // The browser sets the content type itself, with the multipart boundary.
    for (const [name, value] of headers) {
      if (name !== "content-type") request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => reportUpload({ sent: loaded, total });
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve(null);
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason);
    else request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = new Headers();
  for (const line of lines) {
    const [name = "", ...value] = line.split(": ");
    if (name !== "") headers.append(name, value.join(": "));
  }
  return new Response(request.responseText, { status: request.status, headers });
}
