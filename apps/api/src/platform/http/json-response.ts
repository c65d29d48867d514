import type { RequestFacts } from "./bind.ts";
import { acceptedEncoding, encode } from "./encode.ts";

/** Characters below which compressing costs more than it saves: less than a few packets. */
const WORTH_COMPRESSING = 4096;

/** One caller's own answer; a long one is compressed, away from the event loop. */
export async function jsonResponse(
  answer: unknown,
  { headers, answerHeaders }: Pick<RequestFacts, "headers" | "answerHeaders">,
): Promise<Response> {
  const text = JSON.stringify(answer);
  answerHeaders.set("Content-Type", "application/json");
  if (text.length < WORTH_COMPRESSING) return new Response(text, { headers: answerHeaders });
  answerHeaders.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(headers);
  if (encoding === null) return new Response(text, { headers: answerHeaders });
  answerHeaders.set("Content-Encoding", encoding);
  const bytes = await encode(new TextEncoder().encode(text), encoding, "eachTime");
  return new Response(bytes, { headers: answerHeaders });
}
