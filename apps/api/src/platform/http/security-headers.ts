import type { Config } from "../config/index.ts";

const TWO_YEARS = 63_072_000;

/** Headers of every answer: what a browser may do with it, and with the page that it may be. */
export function securityHeaders({ publicUrl, card }: Pick<Config, "publicUrl" | "card">): Headers {
  const headers = new Headers({
    "Content-Security-Policy": pagePolicy(new URL(card.gatewayUrl).origin),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
  if (publicUrl.startsWith("https:")) {
    headers.set("Strict-Transport-Security", `max-age=${TWO_YEARS}`);
  }
  return headers;
}

/**
 * Everything from here, nothing inline, strings never become scripts; forms may leave for the payment page only.
 * Photos that are about to be sent are shown from memory (`blob:`).
 */
function pagePolicy(gateway: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action 'self' ${gateway}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
