import { joinPath, splitPath } from "../shared/links/path-prefix.ts";
import { loginAddress } from "../shared/session/origin.ts";
import { currentSession } from "../shared/session/session-store.ts";
import { choicesIn } from "../shared/visitor/choices.ts";
import { addressOf } from "./address.ts";
import { supportSlugs } from "./support-slugs.ts";

/**
 * Where an address leads in this browser: to login, where it is an account's page and nobody is signed in. Known before
 * anything of the page is painted, so that nobody sees a page that is then taken away.
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
