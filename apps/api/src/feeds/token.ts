import { randomBytes } from "node:crypto";

/** Where calendars are, below the portal's origin. */
export const PATH = "/ads/calendriers/";

/** The secret part of an address: 192 bits that nobody guesses. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** The token of a path; null where it has none. */
export function tokenOf(pathname: string): string | null {
  return /^\/ads\/calendriers\/([\w-]{32})\.ics$/.exec(pathname)?.[1] ?? null;
}

/** The address to subscribe to. */
export const feedUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${PATH}${token}.ics`;
