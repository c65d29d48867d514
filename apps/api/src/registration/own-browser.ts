import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Config } from "../platform/config/config.ts";
import { cookie, readCookie, secureName } from "../platform/session/cookies.ts";

type Settings = Pick<Config, "publicUrl" | "sessionSecret">;

const DAY = 24 * 60 * 60 * 1000;

/**
 * `Set-Cookie` by which the browser of a sign-up is known again for a day, when it opens the link that confirms the address:
 * without it the password of a sign-up is not enough, since another person may have typed the address.
 */
export const browserCookie = (settings: Settings, registrationId: string): string =>
  cookie(nameOf(settings), markOf(settings, registrationId), DAY, settings.publicUrl);

/** `Set-Cookie` that removes the mark of a sign-up. */
export const endedMark = (settings: Settings): string =>
  cookie(nameOf(settings), "", 0, settings.publicUrl);

/** True for a request of the browser in which a registration was sent. */
export function isOwnBrowser(
  headers: Headers,
  settings: Settings,
  registrationId: string,
): boolean {
  const shown = Buffer.from(readCookie(headers, nameOf(settings)) ?? "");
  const mark = Buffer.from(markOf(settings, registrationId));
  return shown.length === mark.length && timingSafeEqual(shown, mark);
}

const nameOf = ({ publicUrl }: Settings): string => secureName("parution-registration", publicUrl);

function markOf({ sessionSecret }: Settings, registrationId: string): string {
  const key = hkdfSync("sha256", sessionSecret, "", "parution registrations", 32);
  return createHmac("sha256", Buffer.from(key)).update(registrationId).digest("base64url");
}
