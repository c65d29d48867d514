import { matchRoutes, type Params } from "react-router";
import { defaultLanguage, type Language } from "../shared/i18n/languages.ts";
import { splitPath } from "../shared/links/path-prefix.ts";
import type { Choices } from "../shared/visitor/choices.ts";
import { type PortalRoute, routes } from "./routes.ts";
import { supportSlugs } from "./support-slugs.ts";

/** What an address leads to. */
export interface Address {
  readonly language: Language;
  /** The newspaper that the visitor is with, by address or by choice; null while none. */
  readonly supportSlug: string | null;
  /** The newspaper that the address itself names. */
  readonly namedSupportSlug: string | null;
  readonly route: PortalRoute;
  readonly params: Params;
}

interface Match {
  readonly route: PortalRoute;
  readonly params: Params;
}

/** Reads a path as the pages themselves do. */
export function addressOf(pathname: string, choices: Choices): Address {
  const path = splitPath(pathname, supportSlugs);
  const { route, params } = matchOf(path.page);
  return {
    language: path.language ?? choices.language ?? defaultLanguage,
    supportSlug: path.supportSlug ?? choices.supportSlug,
    namedSupportSlug: path.supportSlug,
    route,
    params,
  };
}

let last: { readonly page: string; readonly match: Match } | undefined;

/**
 * The route that a page's own path leads to. Each look makes an expression of every route there is: who loads a page and
 * who draws it look once.
 */
export function matchOf(page: string): Match {
  if (last?.page === page) return last.match;
  // The last route takes any path.
  const [match] = matchRoutes([...routes], { pathname: page }) ?? [];
  if (match === undefined) throw new Error("No route takes the path.");
  last = { page, match };
  return match;
}
