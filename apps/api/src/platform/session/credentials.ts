import { cookie, readCookie, secureName } from "./cookie.ts";

/** How a request carries its token. */
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
