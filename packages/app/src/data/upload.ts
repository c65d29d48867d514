import { tellUpload } from "./upload-progress.ts";

/**
 * Pauses before a broken request goes out again, each shorter than a second, so that it arrives soon after its way is
 * whole; it then fails as `fetch` does.
 */
const PAUSES_MILLISECONDS: readonly number[] = [600, 800, 800, 800, 800, 800];

/**
 * Sends a form with files and tells how far it has come. A request under an `Idempotency-Key` is sent again when its
 * connection breaks: the service does its work once, however often it hears of it.
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
    tellUpload(null);
  }
}

/** Answers null when the connection breaks. */
function send({ method, url, headers, signal }: Request, body: FormData): Promise<Response | null> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(method, url);
    // The browser writes the form's own type, with the mark that parts its fields.
    for (const [name, value] of headers) {
      if (name !== "content-type") request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => tellUpload({ sent: loaded, total });
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
