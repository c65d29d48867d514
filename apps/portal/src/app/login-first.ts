import { choicesIn } from "@parution/app/links/choices.ts";
import { joinPath, splitPath } from "@parution/app/links/path-prefix.ts";
import { loginAddress } from "@parution/app/session/origin.ts";
import { currentSession } from "@parution/app/session/session-store.ts";
import { addressOf } from "./address.ts";
import { supportSlugs } from "./support-slugs.ts";

/**
 * Address of login, for an account's page while nobody is signed in in this browser; any other address unchanged.
 * @param address path, query and hash
 */
export function loginFirst(address: string): string {
  if (currentSession() !== null) return address;
  const { pathname, search, hash } = new URL(address, location.origin);
  const { language, route } = addressOf(pathname, choicesIn(document.cookie));
  if (route.page?.access !== "session") return address;
  const { supportSlug, page } = splitPath(pathname, supportSlugs);
  const place = { language, supportSlug };
  const origin = `${joinPath(place, page)}${search}${hash}`;
  return loginAddress(joinPath(place, "/connexion"), origin, route.page.loginReason);
}
