import { useLanguage, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { use } from "react";
import { DirectoryContext, type Home, type Support } from "./directory.tsx";
import { useSupportSlug } from "./support-choice.ts";

/** Supports that take orders; empty while unknown. */
export const useSupports = (): readonly Support[] => use(DirectoryContext).supports;

/** The visitor's support; null while unknown or not chosen. */
export const useSupport = (): Support | null => use(DirectoryContext).support;

/** The support in the address; an earlier choice does not count. */
export function useNamedSupport(): Support | null {
  const { supportSlug } = usePageLocation();
  const support = useSupport();
  return supportSlug === null ? null : support;
}

/** Headings of the visitor's newspaper with their number of published ads; of all newspapers where none is chosen. */
export function useHeadings(): Home["headings"] {
  const { support, all, own } = use(DirectoryContext);
  return (support === null ? all : own) ?? [];
}

/** Headings of the newspaper in the address, as {@link useHeadings}. */
export function useNamedHeadings(): Home["headings"] {
  const { all, own } = use(DirectoryContext);
  return (useNamedSupport() === null ? all : own) ?? [];
}

/** Headings of every page's frame: of the chosen newspaper once they are loaded, else of all. */
export function useFrameHeadings(): Home["headings"] {
  const { all, own } = use(DirectoryContext);
  return own ?? all ?? [];
}

/** Paths of pages in the visitor's newspaper, by address or choice, with its headings. */
export function useSupportLink(): (page: string) => string {
  const language = useLanguage();
  const supportSlug = useSupportSlug();
  return (page) => joinPath({ language, supportSlug }, page);
}
