import { defaultLanguage, type Language } from "@parution/app/i18n/languages.ts";
import type { Choices } from "@parution/app/links/choices.ts";
import { splitPath } from "@parution/app/links/path-prefix.ts";
import { matchRoutes, type Params } from "react-router";
import { type PortalRoute, routes } from "./routes.ts";
import { supportSlugs } from "./support-slugs.ts";

/** Page and parameters of an address. */
export interface Address {
  readonly language: Language;
  /** The newspaper that the visitor is with, by address or by choice; null while none. */
  readonly supportSlug: string | null;
  /** The newspaper that the address itself names. */
  readonly namedSupportSlug: string | null;
  /** Path below language and newspaper. */
  readonly path: string;
  readonly route: PortalRoute;
  readonly params: Params;
}

/** Reads a path as the pages themselves do. */
export function addressOf(pathname: string, choices: Choices): Address {
  const path = splitPath(pathname, supportSlugs);
  // The last route takes any path.
  const [match] = matchRoutes([...routes], { pathname: path.page }) ?? [];
  if (match === undefined) throw new Error("No route takes the path.");
  const { route, params } = match;
  return {
    language: path.language ?? choices.language ?? defaultLanguage,
    supportSlug: path.supportSlug ?? choices.supportSlug,
    namedSupportSlug: path.supportSlug,
    path: path.page,
    route,
    params,
  };
}
