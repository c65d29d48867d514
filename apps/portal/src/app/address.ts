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
  readonly route: PortalRoute;
  readonly params: Params;
}

/** Reads a path as the pages themselves do. */
export function addressOf(pathname: string, choices: Choices): Address {
  const path = splitPath(pathname, supportSlugs);
  // The last route takes any path.
  const [match] = matchRoutes([...routes], { pathname: path.page }) ?? [];
  if (match === undefined) throw new Error("No route takes the path.");
  return {
    language: path.language ?? choices.language ?? defaultLanguage,
    supportSlug: path.supportSlug ?? choices.supportSlug,
    route: match.route,
    params: match.params,
  };
}
