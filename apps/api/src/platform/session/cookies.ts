import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";

/**
 * `Set-Cookie` for a cookie that only the server reads, kept for `lifetime` milliseconds. `Max-Age` rather than `Expires`:
 * the browser's clock may differ from the server's.
 */
export function cookie(name: string, value: string, lifetime: number, publicUrl: string): string {
  return generateCookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    maxAge: Math.floor(lifetime / 1000),
    secure: isSecure(publicUrl),
  });
}

/** The prefix binds a cookie to this host over https; browsers refuse it on plain http. */
export function secureName(name: string, publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

/** The value of a request's cookie, or null where it is missing or empty. */
export const readCookie = (headers: Headers, name: string): string | null =>
  parse(headers.get("cookie") ?? "", name)[name] || null;

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}

/** Token of a request, and its carrier. */
export interface Credentials {
  readonly token: string;
  /** Browsers add cookies by themselves, so such requests must prove that they come from the portal. */
  readonly by: "cookie" | "bearer";
}

/** The token of a request: `Authorization: Bearer` first, then the session cookie. */
export function readCredentials(headers: Headers, publicUrl: string): Credentials | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { token: bearer, by: "bearer" };
  const token = readCookie(headers, name(publicUrl));
  return token === null ? null : { token, by: "cookie" };
}

/** `Set-Cookie` that gives a browser its session for `lifetime` milliseconds. */
export function sessionCookie(token: string, lifetime: number, publicUrl: string): string {
  return cookie(name(publicUrl), token, lifetime, publicUrl);
}

/** `Set-Cookie` that takes the session away. */
export function endedCookie(publicUrl: string): string {
  return cookie(name(publicUrl), "", 0, publicUrl);
}

function name(publicUrl: string): string {
  return secureName("parution-session", publicUrl);
}
