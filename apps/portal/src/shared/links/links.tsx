import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { defaultLanguage, type Language } from "../i18n/languages.ts";
import { useChosenLanguage } from "../visitor/choices.ts";
import { joinPath, splitPath } from "./path-prefix.ts";

interface Place {
  readonly language: Language;
  readonly supportSlug: string | null;
  /** The page's own path, without language and support. */
  readonly page: string;
  /** Whether one came by a link of the portal, rather than from outside, or back. */
  readonly followed: boolean;
}

const PlaceContext = createContext<Place>({
  language: defaultLanguage,
  supportSlug: null,
  page: "/",
  followed: false,
});

/** Reads language, support and page from the address; the language chosen last stands in for a missing one. */
export function PlaceScope(props: { supportSlugs: ReadonlySet<string>; children: ReactNode }) {
  const { pathname } = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  const { supportSlugs } = props;
  const chosen = useChosenLanguage();
  const place = useMemo(() => {
    const path = splitPath(pathname, supportSlugs);
    return { ...path, language: path.language ?? chosen ?? defaultLanguage, followed };
  }, [pathname, supportSlugs, chosen, followed]);
  return <PlaceContext value={place}>{props.children}</PlaceContext>;
}

export const usePlace = (): Place => useContext(PlaceContext);

export const useLanguage = (): Language => usePlace().language;

/** Answers a function that gives a page its address in the current language and support. */
export function useLink(): (page: string) => string {
  const { language, supportSlug } = usePlace();
  return useCallback((page) => joinPath({ language, supportSlug }, page), [language, supportSlug]);
}

/** The query of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
