import { isLanguage, type Language } from "../i18n/languages.ts";

/** Prefix of a page's own path, as in `/fr/l-horizon/mes-annonces` (docs/domain/public-pages.md#addresses). */
export interface PathPrefix {
  /** Language in the path; null for none. */
  readonly language: Language | null;
  /** Slug of the support in the path; null for none. */
  readonly supportSlug: string | null;
  /** Page's own path, beginning with `/`. */
  readonly page: string;
}

/** Splits a location's path into its prefix and the page's own path. */
export function splitPath(pathname: string, supportSlugs: ReadonlySet<string>): PathPrefix {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const language = take(segments, isLanguage);
  const supportSlug = take(segments, (segment): segment is string => supportSlugs.has(segment));
  return { language, supportSlug, page: `/${segments.join("/")}` };
}

/** Inverse of {@link splitPath}; the language is required. */
export function joinPath(
  prefix: { language: Language; supportSlug?: string | null },
  page: string,
): string {
  const before = prefix.supportSlug
    ? `/${prefix.language}/${prefix.supportSlug}`
    : `/${prefix.language}`;
  return page === "/" ? before : `${before}${page}`;
}

function take<S extends string>(segments: string[], is: (segment: string) => segment is S) {
  const first = segments[0];
  if (first === undefined || !is(first)) return null;
  segments.shift();
  return first;
}
