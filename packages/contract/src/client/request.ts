import * as z from "zod/mini";
import { type AnyCall, type Codec, type Language, mediaOf } from "../call/index.ts";
import { ApiError, englishFields } from "../errors/index.ts";
import { isRawJson, isRecord } from "../wire/index.ts";

export interface ClientOptions {
  /** Base paths or addresses of the two services, without a final slash. */
  readonly accountBase: string;
  readonly adsBase: string;
  readonly appToken: string;
  /** Asked at every call. */
  readonly language: () => Language;
  /** Token of callers that are not browsers; a browser's session is in its cookie. */
  readonly bearer?: () => string | null;
  readonly fetch?: typeof fetch;
  /** Called when a call that needs a session is refused without one. */
  readonly onSessionLost?: () => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key for every attempt of one piece of work. */
  readonly idempotencyKey?: string;
  /** The call goes on when the page that makes it is left. */
  readonly keepalive?: boolean;
}

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type WireRecord = Readonly<Record<string, unknown>>;

/** The request for a call, its input encoded. */
export function buildRequest(
  client: ClientOptions,
  call: AnyCall,
  input: Input,
  options: CallOptions,
): { url: string; init: RequestInit } {
  const body = call.method === "POST" ? encodeBody(call, input.body) : null;
  const headers = new Headers({
    Accept: [...new Set([...mediaOf(call), "application/json"])].join(", "),
    "X-App-Token": client.appToken,
    "X-Localization": client.language(),
  });
  if (typeof body === "string") headers.set("Content-Type", "application/json");
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  const token = client.bearer?.();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  const init: RequestInit = { method: call.method, headers, body, credentials: "same-origin" };
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  return { url: urlOf(client, call, input), init };
}

function urlOf(client: ClientOptions, call: AnyCall, input: Input): string {
  const base = call.service === "account" ? client.accountBase : client.adsBase;
  const params = encode(call, call.params, input.params);
  const path = call.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(toText(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(encode(call, call.query, input.query))) {
    if (value !== undefined) query.set(name, toText(value));
  }
  return query.size > 0 ? `${base}${path}?${query}` : `${base}${path}`;
}

function encodeBody(call: AnyCall, english: unknown): BodyInit {
  const wire = encode(call, call.body, english);
  if (call.encoding !== "multipart") return JSON.stringify(wire);
  // As browsers send forms: one without files takes its reader a fraction of the work.
  const hasFiles = Object.values(wire)
    .flat()
    .some((value) => value instanceof Blob);
  const form = hasFiles ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(wire)) {
    if (Array.isArray(value)) for (const file of value) form.append(name, file);
    else if (value !== undefined) form.append(name, toText(value));
  }
  return form;
}

function encode(call: AnyCall, codec: Codec | undefined, english: unknown): WireRecord {
  if (!codec) return {};
  const encoded = z.safeEncode(codec, english ?? {});
  if (encoded.success && isRecord(encoded.data)) return encoded.data;
  const issues = encoded.error?.issues ?? [];
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) fields[String(path.at(-1))] = [message];
  throw new ApiError(0, "INPUT", `The input of ${call.name} cannot be sent.`, {
    fields: englishFields(call, fields),
    cause: encoded.error,
  });
}

function toText(value: unknown): string {
  return isRawJson(value) ? value.rawJSON : String(value);
}
