import { isIP } from "node:net";
import type { Language } from "@parution/contract/call";

/** The language that a caller asks for with `X-Localization`; French when it asks for none that is spoken here. */
export const readLanguage = (headers: Headers): Language =>
  languageOf(headers.get("x-localization") ?? "");

/** Variant of {@link readLanguage} that takes that header alone. */
export const languageOf = (header: string): Language =>
  header.trim().toLowerCase().startsWith("ar") ? "ar" : "fr";

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
