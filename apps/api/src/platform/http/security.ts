import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";
import { crossSite } from "./problems.ts";

const TWO_YEARS = 63_072_000;

/** Names of the Trusted Types policies of portal and desk. */
const TRUSTED_TYPES = ["default", "parution-captcha", "parution-pdf"];

/** Headers of every answer: restrictions of a browser in handling it, and the page that it may be. */
export function securityHeaders({ publicUrl, card }: Pick<Config, "publicUrl" | "card">): Headers {
  const headers = new Headers({
    "Content-Security-Policy": contentPolicy({ card }),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
  if (publicUrl.startsWith("https:")) {
    headers.set("Strict-Transport-Security", `max-age=${TWO_YEARS}; includeSubDomains`);
  }
  return headers;
}

/** Contents of elements in one document; no others are heeded. */
interface Inline {
  /** Contents of `<style>` elements. */
  readonly styles?: readonly string[];
  /** Contents of `<script>` elements: those of the build, never of a page. */
  readonly scripts?: readonly string[];
}

/**
 * Content security policy of a page: everything from here, no other script inline than the build's own,
 * strings never become scripts; forms may leave for the payment page only. Photos that are about to be sent
 * are shown from memory (`blob:`).
 */
export function contentPolicy(
  { card }: Pick<Config, "card">,
  { styles = [], scripts = [] }: Inline = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${digestsOf(scripts)}`,
    `style-src 'self'${digestsOf(styles)}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // Films of the guide may be elsewhere, where the newspaper keeps them; media run nothing.
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action 'self' ${new URL(card.gatewayUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(" ")}`,
  ].join("; ");
}

const digestsOf = (contents: readonly string[]): string =>
  contents
    .map((content) => ` 'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join("");

/**
 * Refuses a state-changing request that another site makes a browser send (docs/domain/accounts.md#sessions).
 * Browsers say where a request comes from with `Sec-Fetch-Site`; those too old for it, with `Origin`.
 * @throws ProblemError 403
 */
export function checkSameSite(headers: Headers, publicUrl: string): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null) {
    if (site !== "same-origin" && site !== "none") throw crossSite();
    return;
  }
  const origin = headers.get("origin");
  if (origin === null) return;
  if (!isOwn(origin, headers, publicUrl)) throw crossSite();
}

/**
 * Refuses a form that no page of the portal has sent: browsers name the origin of every form that is posted.
 * @throws ProblemError 403
 */
export function requireOwnOrigin(headers: Headers, publicUrl: string): void {
  const origin = headers.get("origin");
  if (origin === null || !isOwn(origin, headers, publicUrl)) throw crossSite();
}

function isOwn(origin: string, headers: Headers, publicUrl: string): boolean {
  const host = headers.get("host");
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`].includes(origin);
}
