import { createHash } from "node:crypto";
import type { Call } from "@parution/contract/call";
import { setBounded } from "../bounded-map.ts";
import { type BoundCall, bind, type RequestFacts, type WireInput } from "./bind.ts";
import { acceptedEncoding, type Bytes, type Encoding, encode, isKnown } from "./encode.ts";

/** Answers kept at most; the oldest makes room. */
const KEPT = 500;
/** Bytes below which an answer that is made once gains nothing from compression. */
const WORTH_COMPRESSING = 256;

/** Encoded answer, by the encodings requested so far. */
interface SharedAnswer {
  readonly etag: string;
  readonly plain: Bytes;
  readonly encoded: Map<Encoding, Promise<Bytes>>;
}

interface Kept {
  readonly version: number;
  readonly answer: Promise<SharedAnswer>;
}

/** Answers that are the same for all callers, in one process; each as old as its version at most. */
export interface SharedAnswers {
  /** Makes the answer of a call, unless it is known at this version. */
  find(key: string, version: number, make: () => Promise<unknown>): Promise<SharedAnswer>;
}

/**
 * Binds a call whose answer is the same for all callers: made once for each input, language and version, compressed once, and not
 * sent again to a caller that has it (`If-None-Match`). Its handler receives no identity.
 */
export function bindShared<Params, Query, Answer>(
  versionOf: NonNullable<BoundCall["versionOf"]>,
  ...[call, handler]: Parameters<typeof bind<Params, Query, undefined, Answer>>
): BoundCall {
  if (call.method !== "GET") throw new Error(`${call.name} changes something`);
  return { ...bind(call, handler), versionOf };
}

export function createSharedAnswers(): SharedAnswers {
  const known = new Map<string, Kept>();
  return {
    find(key, version, make) {
      const kept = known.get(key);
      if (kept?.version === version) return kept.answer;
      const answer = make().then(describe);
      setBounded(known, key, { version, answer }, KEPT);
      // A refusal is not kept: it costs as little as an answer, and answers should not make room for it.
      answer.catch(() => known.get(key)?.answer === answer && known.delete(key));
      return answer;
    },
  };
}

function describe(value: unknown): SharedAnswer {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return { etag: `"${digest}"`, plain, encoded: new Map() };
}

/** Key of a call's answer: it depends on the language, not on the caller. */
export function keyOf(call: Pick<Call, "name">, wire: WireInput, language: string): string {
  return JSON.stringify([call.name, language, wire.params, wire.query]);
}

/** Sends a shared answer; 304 without a body to a caller that has it. */
export async function sendShared(
  { etag, plain, encoded }: SharedAnswer,
  { headers, answerHeaders }: Pick<RequestFacts, "headers" | "answerHeaders">,
): Promise<Response> {
  answerHeaders.set("Cache-Control", "private, no-cache");
  answerHeaders.set("Vary", "Accept-Encoding, X-Localization");
  answerHeaders.set("ETag", etag);
  if (isKnown(headers, etag)) return new Response(null, { status: 304, headers: answerHeaders });
  answerHeaders.set("Content-Type", "application/json");
  const encoding = plain.byteLength < WORTH_COMPRESSING ? null : acceptedEncoding(headers);
  if (encoding === null) return new Response(plain, { headers: answerHeaders });
  const bytes = encoded.get(encoding) ?? encode(plain, encoding, "once");
  encoded.set(encoding, bytes);
  answerHeaders.set("Content-Encoding", encoding);
  return new Response(await bytes, { headers: answerHeaders });
}
