import { jwtVerify, SignJWT } from "jose";
import { setBounded } from "../bounded-map.ts";

/**
 * Contents of a bearer token (docs/domain/accounts.md#sessions), and its session, by which it can be
 * revoked.
 */
export interface TokenPayload {
  readonly user: number;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly sid: string;
}

const ALGORITHM = "HS256";
/** Tokens remembered at most; the oldest makes room. */
const REMEMBERED = 10_000;

/** Contents of tokens whose signature was verified, by secret and token: a signature does not change. */
const verified = new Map<string, TokenPayload>();

/** Signs a token. */
export function signToken({ user, exp, sid }: TokenPayload, secret: string): Promise<string> {
  return new SignJWT({ user, sid })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(exp)
    .sign(encode(secret));
}

/** The payload of a token that this server signed and that has not expired at `now` (epoch ms); otherwise null. */
export async function verifyToken(
  token: string,
  secret: string,
  now: number,
): Promise<TokenPayload | null> {
  const key = `${secret} ${token}`;
  const known = verified.get(key);
  if (known !== undefined) return known.exp * 1000 > now ? known : null;
  const payload = await readToken(token, secret, now);
  if (payload !== null) setBounded(verified, key, payload, REMEMBERED);
  return payload;
}

async function readToken(token: string, secret: string, now: number): Promise<TokenPayload | null> {
  try {
    const options = { algorithms: [ALGORITHM], currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, encode(secret), options);
    const { user, exp, sid } = payload;
    if (typeof user !== "number" || typeof exp !== "number" || typeof sid !== "string") return null;
    return { user, exp, sid };
  } catch {
    // Forged, damaged or expired: for the caller all the same, a request without a session.
    return null;
  }
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
