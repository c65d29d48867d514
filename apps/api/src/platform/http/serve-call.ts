import type { AnyCall } from "@parution/contract/call";
import type { Context } from "../context.ts";
import { fingerprint, withoutDerived } from "../idempotency/fingerprint.ts";
import { type Caller, type Identity, identifyAny } from "../session/identify.ts";
import type { Aside } from "./admission.ts";
import type { BoundCall, RequestFacts, WireInput } from "./bind.ts";
import { acceptsGzip, jsonResponse } from "./encode.ts";
import { checkInput, isWellFormed, readQuery } from "./input/check-input.ts";
import type { Received } from "./input/intake.ts";
import { type BodyLimits, limitsOf } from "./input/limits.ts";
import { appTokenRefused, malformed, passwordChangeRequired, unauthenticated } from "./problems.ts";
import { readLanguage } from "./request-facts.ts";
import { checkSameSite } from "./security.ts";
import { keyOf, type SharedAnswers, sendShared } from "./shared-answers.ts";
import { StreamedFile } from "./streamed-file.ts";
import { throttleAddress, throttleUser } from "./throttle.ts";

/** Server-side facts of a request besides the request itself. */
export interface Arrival {
  readonly context: Context;
  readonly params: Record<string, string>;
  readonly address: string;
  readonly shared: SharedAnswers;
  /** Reads the body. */
  readonly receive: (limits: BodyLimits) => Promise<Received<unknown>>;
  /** Waits for the caller without keeping others from being served. */
  readonly aside: Aside;
  /** An internal read for a page, whose reader was counted already. */
  readonly isWithin: boolean;
}

const BASES = { account: "/account", ads: "/ads" } as const;

/** Path of a call (docs/domain/wire-format.md#services). */
export function pathOf(call: AnyCall): string {
  return `${BASES[call.service]}${call.path}`;
}

/** Answers one request for a call: access, input, work, answer. */
export async function serveCall(
  bound: BoundCall,
  request: Request,
  arrival: Arrival,
): Promise<Response> {
  const { call } = bound;
  const { context, address, aside, receive, isWithin } = arrival;
  if (!isWithin) await throttleAddress(context, call, address);
  const identity = await admit(bound, request, context);
  if (identity !== null) await throttleUser(context, call, identity);
  const params = checkInput(arrival.params);
  const query = readQuery(request.url);
  const received = call.method === "POST" ? await aside(() => receive(limitsOf(call))) : NOTHING;
  try {
    const wire = { params, query, body: received.body };
    if (!isWellFormed(wire)) throw malformed();
    return await answerCall(bound, request, { ...arrival, wire, identity });
  } finally {
    await received.release();
  }
}

const NOTHING: Received<unknown> = { body: {}, release: async () => undefined };

interface Read extends Arrival {
  readonly wire: WireInput;
  readonly identity: Identity | null;
}

async function answerCall(
  bound: BoundCall,
  request: Request,
  { context, address, shared, wire, identity }: Read,
): Promise<Response> {
  const { call, versionOf } = bound;
  const { query, body } = wire;
  const facts = {
    context,
    address,
    answerHeaders: new Headers({ "Cache-Control": "no-store" }),
    language: readLanguage(request.headers),
    headers: request.headers,
    idempotencyKey: call.idempotent ? readIdempotencyKey(request.headers) : null,
    fingerprint: memoized(() => fingerprint({ query, body: withoutDerived(call, body) })),
  };
  if (versionOf !== undefined) {
    const key = keyOf(call, wire, facts.language);
    const version = await versionOf(context);
    const answer = await shared.find(key, version, () => bound.run(wire, null, facts));
    return sendShared(answer, facts);
  }
  const answer = await bound.run(wire, identity, facts);
  return answer instanceof File || answer instanceof StreamedFile
    ? fileResponse(answer, facts)
    : jsonResponse(answer, facts);
}

type Asking = Pick<RequestFacts, "headers" | "answerHeaders">;

/** A file under its name, to be saved unless the handler says `inline`. */
function fileResponse(file: File | StreamedFile, asking: Asking): Response {
  const { answerHeaders: headers } = asking;
  headers.set("Content-Type", file.type);
  const disposition = headers.get("Content-Disposition") ?? "attachment";
  headers.set("Content-Disposition", `${disposition}; ${fileNamed(file.name)}`);
  if (!(file instanceof StreamedFile)) return new Response(file, { headers });
  const { body } = new Response(file.bytes);
  const isPacked = file.type.startsWith("text/") && acceptsGzip(asking.headers);
  if (!isPacked || body === null) return new Response(body, { headers });
  headers.set("Content-Encoding", "gzip");
  headers.set("Vary", "Accept-Encoding");
  return new Response(body.pipeThrough(new CompressionStream("gzip")), { headers });
}

/** RFC 6266, with the name in both forms (RFC 8187). */
function fileNamed(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, "_");
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Checks that the caller may make the call at all, before its body is read. */
async function admit(
  { call, versionOf }: BoundCall,
  request: Request,
  context: Context,
): Promise<Identity | null> {
  if (call.access === "public") return null;
  if (request.headers.get("x-app-token") !== context.config.appToken) throw appTokenRefused();
  // Shared answers need no session.
  if (versionOf !== undefined) return null;
  const caller = await identifyAny(request.headers, context);
  if (call.access === "session" && caller === null) throw unauthenticated();
  if (call.method === "POST" && !isBearer(caller)) {
    checkSameSite(request.headers, context.config.publicUrl);
  }
  return caller && knownTo(call, caller.identity);
}

/**
 * Until a first password is changed, its user may only do that or leave: to other calls it is a visitor
 * (docs/domain/team.md#first-password).
 */
function knownTo(call: AnyCall, identity: Identity): Identity | null {
  if (!identity.mustChangePassword || call.beforePasswordChange) return identity;
  if (call.access === "session") throw passwordChangeRequired();
  return null;
}

function isBearer(caller: Caller | null): boolean {
  return caller?.by === "bearer";
}

/** A function whose work is done at its first call. */
function memoized<Result>(work: () => Result): () => Result {
  let done: { readonly result: Result } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw malformed();
  return key;
}
