import type { AnyCall, Call, Codec, Language } from "@parution/contract/call";
import * as z from "zod/mini";
import type { Context } from "../context.ts";
import { recallOr } from "../idempotency/recall.ts";
import type { Identity } from "../session/identify.ts";
import { encodeWire } from "./encode-wire.ts";
import { describeIssues } from "./input-errors.ts";
import { type FieldMessages, ProblemError, unauthenticated, unreadable } from "./problems.ts";
import { StreamedFile } from "./streamed-file.ts";

/** Facts of a request besides its input. */
export interface RequestFacts {
  readonly context: Context;
  /** Language of every text in the answer. */
  readonly language: Language;
  /** The caller's network address, read by the server. */
  readonly address: string;
  readonly headers: Headers;
  /** Null when the caller sent none. */
  readonly idempotencyKey: string | null;
  /** A digest of the body, equal for equal fields and files however they were sent. */
  readonly fingerprint: () => Promise<string>;
  /** Headers to add to the answer. */
  readonly answerHeaders: Headers;
}

/** Input under its wire names. */
export interface WireInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** One request for a call, decoded and authorised. */
export interface CallRequest<Params, Query, Body, Answer, Who> extends RequestFacts {
  readonly call: Call<Params, Query, Body, Answer>;
  readonly input: { readonly params: Params; readonly query: Query; readonly body: Body };
  /** The caller, from the session only. */
  readonly identity: Who;
}

/** A call with the function that answers it, wire to wire. */
export interface BoundCall {
  readonly kind: "call";
  readonly call: AnyCall;
  /** The answer is shared by all callers, and unchanged as long as this version is. */
  readonly versionOf?: (context: Context) => Promise<number>;
  /** Decodes, runs the handler and encodes its answer. */
  readonly run: (
    input: WireInput,
    identity: Identity | null,
    facts: RequestFacts,
  ) => Promise<unknown>;
}

/** Answer of a handler; a file may be streamed. */
type Given<Answer> = [Answer] extends [File] ? Answer | StreamedFile : Answer;

/** Answers a request for a call. */
export type Handler<Params, Query, Body, Answer, Who> = (
  request: CallRequest<Params, Query, Body, Answer, Who>,
) => Promise<Given<Answer>>;

/** Binds a call that needs no session; `identity` is there when the caller has one nevertheless. */
export function bind<Params, Query, Body, Answer>(
  call: Call<Params, Query, Body, Answer>,
  handler: Handler<Params, Query, Body, Answer, Identity | null>,
): BoundCall {
  if (call.access === "session") throw new Error(`${call.name} needs bindSession`);
  return boundCall(call, handler, (identity) => identity);
}

/**
 * Binds a call that needs a session; without one it answers 401 before its input is read. A request whose `Idempotency-Key` is
 * known is answered before the handler runs.
 */
export function bindSession<Params, Query, Body, Answer>(
  call: Call<Params, Query, Body, Answer>,
  handler: Handler<Params, Query, Body, Answer, Identity>,
): BoundCall {
  if (call.access !== "session") throw new Error(`${call.name} needs bind`);
  const answer: typeof handler = call.idempotent
    ? (request) => recallOr(request, () => handler(request))
    : handler;
  return boundCall(call, answer, signedIn);
}

/**
 * Variant of {@link bindSession} for calls that ask for more than a session: `authorise` refuses
 * the caller before the input is looked at, or says who it is.
 */
export function bindAuthorised<Params, Query, Body, Answer, Who extends Identity>(
  call: Call<Params, Query, Body, Answer>,
  authorise: (context: Context, identity: Identity) => Promise<Who>,
  handler: Handler<Params, Query, Body, Answer, Who>,
): BoundCall {
  if (call.access !== "session") throw new Error(`${call.name} needs no session`);
  const answer: typeof handler = call.idempotent
    ? (request) => recallOr(request, () => handler(request))
    : handler;
  return boundCall(call, answer, (caller, { context }) => authorise(context, signedIn(caller)));
}

function signedIn(identity: Identity | null): Identity {
  if (identity === null) throw unauthenticated();
  return identity;
}

function boundCall<Params, Query, Body, Answer, Who>(
  call: Call<Params, Query, Body, Answer>,
  handler: Handler<Params, Query, Body, Answer, Who>,
  authorise: (identity: Identity | null, facts: RequestFacts) => Who | Promise<Who>,
): BoundCall {
  async function run(wire: WireInput, caller: Identity | null, facts: RequestFacts) {
    const identity = await authorise(caller, facts);
    const input = decodeInput(call, wire);
    const answer = await underWireNames(call, () => handler({ ...facts, call, input, identity }));
    // An answer that is not streamed is the call's own; the type does not follow from that.
    return answer instanceof StreamedFile ? answer : encodeWire(call.answer, answer as Answer);
  }
  return { kind: "call", call, run };
}

/** Runs a handler; the fields of its refusals get the wire's names. Many handlers are not `async` and throw at once. */
async function underWireNames<Result>(call: AnyCall, handle: () => Promise<Result>) {
  try {
    return await handle();
  } catch (error) {
    throw error instanceof ProblemError ? error.ofCall(call) : error;
  }
}

function decodeInput<Params, Query, Body>(
  call: Call<Params, Query, Body, unknown>,
  wire: WireInput,
) {
  const params = decodePart(call.params, wire.params);
  const query = decodePart(call.query, wire.query);
  const body = decodePart(call.body, wire.body);
  if (params.ok && query.ok && body.ok) {
    return { params: params.value, query: query.value, body: body.value };
  }
  throw unreadable({ ...errorsOf(params), ...errorsOf(query), ...errorsOf(body) });
}

type Decoded<English> =
  | { readonly ok: true; readonly value: English }
  | { readonly ok: false; readonly errors: FieldMessages };

function decodePart<English>(codec: Codec<English> | undefined, wire: unknown): Decoded<English> {
  // `defineCall` types a part that is left out as undefined, as it is here.
  if (codec === undefined) return { ok: true, value: undefined as English };
  const decoded = z.safeDecode(codec, wire, { reportInput: true });
  if (decoded.success) return { ok: true, value: decoded.data };
  return { ok: false, errors: describeIssues(decoded.error.issues) };
}

function errorsOf(decoded: Decoded<unknown>): FieldMessages {
  return decoded.ok ? {} : decoded.errors;
}
