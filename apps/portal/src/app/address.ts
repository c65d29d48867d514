import { defaultLanguage, type Language } from "../shared/i18n/languages.ts";
import { splitPath } from "../shared/links/path-prefix.ts";
import type { Choices } from "../shared/visitor/choices.ts";
import { type RouteMatch, routeOf } from "./routes.ts";
import { supportSlugs } from "./support-slugs.ts";

/** What an address leads to. */
export interface Address extends RouteMatch {
  readonly language: Language;
  /** The newspaper that the visitor is with, by address or by choice; null while none. */
  readonly supportSlug: string | null;
}

/** Reads a path as the pages themselves do. */
export function addressOf(pathname: string, choices: Choices): Address {
  const path = splitPath(pathname, supportSlugs);
  return {
    language: path.language ?? choices.language ?? defaultLanguage,
    supportSlug: path.supportSlug ?? choices.supportSlug,
    ...routeOf(path.page),
  };
}
