import { request as ask, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { withServer } from "../serve-files.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Uint8Array;
}

/**
 * Serves a site's documents without their scripts, and all else that they ask for, for as long as `work` lasts: with the
 * site's own headers, packed as it packs them, each kept from when it was first asked for.
 */
export function withoutScripts<Result>(
  site: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const kept = new Map<string, Promise<Answer>>();
  const answerTo = ({ url = "/", headers }: IncomingMessage): Promise<Answer> => {
    const known = kept.get(url) ?? fetchAnswer(`${site}${url}`, headers);
    kept.set(url, known);
    return known;
  };
  return withServer(async (request, response) => {
    const { status, headers, body } = await answerTo(request);
    response.writeHead(status, headers).end(body);
  }, work);
}

/** Answer of the site to a browser, whose own headers are passed on. */
async function fetchAnswer(url: string, sent: IncomingMessage["headers"]): Promise<Answer> {
  const { host: _, ...headers } = sent;
  // Packed in one way only, which is undone and done again for a document.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(url, { headers: { ...headers, "accept-encoding": "br" } }, resolve)
      .on("error", reject)
      .end();
  });
  const { "transfer-encoding": _sent, ...received } = answer.headers;
  const isPacked = received["content-encoding"] === "br";
  const sentBody = await buffer(answer);
  const isDocument = received["content-type"]?.startsWith("text/html") ?? false;
  const body = isDocument ? withoutItsScripts(sentBody, isPacked) : sentBody;
  return {
    status: answer.statusCode ?? 500,
    headers: { ...received, "content-length": String(body.length) },
    body,
  };
}

function withoutItsScripts(body: Uint8Array, isPacked: boolean): Uint8Array {
  const document = isPacked ? brotliDecompressSync(body) : Buffer.from(body);
  const left = Buffer.from(stripScripts(document.toString()));
  return isPacked ? brotliCompressSync(left) : left;
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;

/** A document without what runs in it, and without what that reads. */
const stripScripts = (document: string): string => document.replace(SCRIPT, "");
