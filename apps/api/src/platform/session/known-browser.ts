import { jwtVerify, SignJWT } from "jose";
import { cookie, readCookie, secureName } from "./cookies.ts";

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
