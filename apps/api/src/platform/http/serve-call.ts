import type { AnyCall } from "@parution/contract/call";
import type { Context } from "../context/index.ts";
import { type Caller, type Identity, identifyAny } from "../session/index.ts";
import type { BoundCall } from "./bind.ts";
import { collect, readBody } from "./body.ts";
import { appTokenRefused, malformed, passwordChangeRequired, unauthenticated } from "./problems.ts";
import { fingerprint, readLanguage } from "./request-facts.ts";
import { checkSameSite } from "./same-site.ts";
import { StreamedFile } from "./streamed-file.ts";
import { throttleAddress, throttleUser } from "./throttle.ts";

/** What the server knows of a request besides the request itself. */
export interface Arrival {
  readonly context: Context;
  readonly params: Record<string, string>;
  readonly address: string;
}

const BASES = { account: "/account", ads: "/ads" } as const;

/** Where a call is served (readings A1). */
export function pathOf(call: AnyCall): string {
  return `${BASES[call.service]}${call.path}`;
}

/** Answers one request for a call: access, input, work, answer. */
export async function serveCall(
  { call, run }: BoundCall,
  request: Request,
  { context, params, address }: Arrival,
): Promise<Response> {
  await throttleAddress(context, call, address);
  const identity = await admit(call, request, context);
  if (identity !== null) await throttleUser(context, call, identity);
  const query = collect(new URL(request.url).searchParams);
  const body = call.method === "POST" ? await readBody(request) : {};
  const answerHeaders = new Headers({ "Cache-Control": "no-store" });
  const answer = await run({ params, query, body }, identity, {
    context,
    address,
    answerHeaders,
    language: readLanguage(request.headers),
    headers: request.headers,
    idempotencyKey: call.idempotent ? readIdempotencyKey(request.headers) : null,
    fingerprint: () => fingerprint({ query, body }),
  });
  return answer instanceof File || answer instanceof StreamedFile
    ? fileResponse(answer, answerHeaders)
    : Response.json(answer, { headers: answerHeaders });
}

/** A file under its name, to be saved unless the handler says `inline`. */
function fileResponse(file: File | StreamedFile, headers: Headers): Response {
  headers.set("Content-Type", file.type);
  const disposition = headers.get("Content-Disposition") ?? "attachment";
  headers.set("Content-Disposition", `${disposition}; ${fileNamed(file.name)}`);
  return new Response(file instanceof StreamedFile ? file.bytes : file, { headers });
}

/** RFC 6266, with the name in both forms (RFC 8187). */
function fileNamed(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, "_");
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Checks that the caller may make the call at all, before its body is read. */
async function admit(call: AnyCall, request: Request, context: Context): Promise<Identity | null> {
  if (call.access === "public") return null;
  if (request.headers.get("x-app-token") !== context.config.appToken) throw appTokenRefused();
  const caller = await identifyAny(request.headers, context);
  if (call.access === "session" && caller === null) throw unauthenticated();
  if (call.method === "POST" && !isBearer(caller)) {
    checkSameSite(request.headers, context.config.publicUrl);
  }
  return caller && knownTo(call, caller.identity);
}

/** Until a first password is changed, its user may only do that or leave: to other calls it is a visitor (readings H2). */
function knownTo(call: AnyCall, identity: Identity): Identity | null {
  if (!identity.mustChangePassword || call.beforePasswordChange) return identity;
  if (call.access === "session") throw passwordChangeRequired();
  return null;
}

function isBearer(caller: Caller | null): boolean {
  return caller?.by === "bearer";
}

function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw malformed();
  return key;
}
