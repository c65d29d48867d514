import { createHash } from "node:crypto";
import { isIP } from "node:net";
import type { Language } from "@parution/contract/call";
import type { Context } from "../context.ts";

/** The language that a caller asks for with `X-Localization`; French when it asks for none that is spoken here. */
export const readLanguage = (headers: Headers): Language =>
  languageOf(headers.get("x-localization") ?? "");

/** As {@link readLanguage}, of that header alone. */
export const languageOf = (asked: string): Language =>
  asked.trim().toLowerCase().startsWith("ar") ? "ar" : "fr";

/** The caller's own id for its request when it is harmless, so that logs on both sides meet; otherwise a new one. */
export const readRequestId = (headers: Headers): string =>
  requestIdOf(headers.get("x-request-id") ?? "");

/** As {@link readRequestId}, of that header alone. */
export function requestIdOf(given: string): string {
  return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/**
 * The caller's address: the connection's, or behind a proxy that is trusted the last one that proxy wrote down.
 */
export function readAddress(
  headers: Headers,
  remote: string | undefined,
  proxied: boolean,
): string {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  const address = proxied && isIP(forwarded) !== 0 ? forwarded : (remote ?? "unknown");
  // One of IPv4 that came by a socket of IPv6.
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** True when every text of an input is well-formed: half a surrogate pair can be neither kept nor sent on. */
export function isWellFormed(input: unknown): boolean {
  const waiting: unknown[] = [input];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && !value.isWellFormed()) return false;
    if (typeof value !== "object" || value === null || value instanceof File) continue;
    for (const [name, item] of Object.entries(value)) waiting.push(name, item);
  }
  return true;
}

/** Fields that the server derives itself: they may differ in a repetition. */
const DERIVED: ReadonlySet<string> = new Set(["adresse_ip", "html", "pays_id"]);

/** A body without fields that the server generates. */
export function withoutDerived(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !DERIVED.has(name)));
}

/** A digest of a request's fields and files, independent of their order and of multipart boundaries. */
export async function fingerprint(input: unknown): Promise<string> {
  const hash = createHash("sha256");
  await digest(input, (part) => hash.update(part));
  return hash.digest("hex");
}

async function digest(value: unknown, update: (part: string | Uint8Array) => void): Promise<void> {
  if (value instanceof File) {
    update(`file ${JSON.stringify([value.name, value.type, value.size])}`);
    update(await value.bytes());
  } else if (Array.isArray(value)) {
    update(`list ${value.length} `);
    for (const item of value) await digest(item, update);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    update(`object ${entries.length} `);
    for (const [name, item] of entries) {
      update(`${JSON.stringify(name)} `);
      await digest(item, update);
    }
  } else update(`${JSON.stringify(value) ?? "undefined"} `);
}

/** Paths that monitors request every few seconds; they are not logged. */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** A page about a member names the user. */
const MEMBER = /(\/membre\/)[^/]+/;

/** Refusals whose caller is of interest: no session, no right, not found, too often. */
const SUSPECT: ReadonlySet<number> = new Set([401, 403, 404, 429]);

interface Answered {
  readonly requestId: string;
  readonly method: string;
  /** Path without its query, which may hold a user's search. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
  /** The caller's; logged with refusals only. */
  readonly address: string;
}

/** Logs an answer without personal data. */
export function logAnswer({ log }: Pick<Context, "log">, answered: Answered): void {
  const { requestId, method, status, ms } = answered;
  const path = answered.path.replace(MEMBER, "$1-");
  const level = PROBES.has(path) ? "debug" : "info";
  const caller = SUSPECT.has(status) ? { address: answered.address } : {};
  const took = Math.round(ms * 10) / 10;
  log[level]({ requestId, method, path, status, ms: took, ...caller }, "answered");
}
