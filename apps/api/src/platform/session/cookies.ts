import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { jwtVerify, SignJWT } from "jose";

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

const DAY = 24 * 60 * 60 * 1000;
/** Lifetime of a known browser after a login. */
const LIFETIME = 180 * DAY;
const PURPOSE = "device";

/**
 * The id under which a browser has signed in to this account before, or null. Attempts from known browsers are counted
 * apart, so that failures elsewhere cannot lock the owner out.
 */
export async function readDevice(
  headers: Headers,
  email: string,
  config: { readonly sessionSecret: string; readonly publicUrl: string },
  now: number,
): Promise<string | null> {
  const token = readCookie(headers, deviceName(config.publicUrl));
  if (token === null) return null;
  try {
    const options = { algorithms: ["HS256"], audience: PURPOSE, currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, encode(config.sessionSecret), options);
    return payload.sub === email && payload.jti !== undefined ? payload.jti : null;
  } catch {
    // Forged, damaged or expired: an unknown browser.
    return null;
  }
}

/** `Set-Cookie` that makes a browser known to an account. */
export async function deviceCookie(
  email: string,
  config: { readonly sessionSecret: string; readonly publicUrl: string },
  now: number,
): Promise<string> {
  const expires = now + LIFETIME;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(email)
    .setJti(crypto.randomUUID())
    .setAudience(PURPOSE)
    .setExpirationTime(Math.floor(expires / 1000))
    .sign(encode(config.sessionSecret));
  return cookie(deviceName(config.publicUrl), token, LIFETIME, config.publicUrl);
}

function deviceName(publicUrl: string): string {
  return secureName("parution-device", publicUrl);
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
