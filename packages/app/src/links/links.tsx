import type { LinkElementProps } from "@parution/kit/link";
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  createPath,
  Link,
  Navigate,
  NavigationType,
  parsePath,
  useLocation,
  useNavigationType,
} from "react-router";
import { defaultLanguage, type Language } from "../i18n/languages.ts";
import { useChosenLanguage } from "./choices.ts";
import { joinPath, splitPath } from "./path-prefix.ts";

/** Location of the page on show, split into language, support and page. */
interface PageLocation {
  readonly language: Language;
  readonly supportSlug: string | null;
  /** The page's own path, without language and support. */
  readonly page: string;
  /** The whole path. */
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Fragment with its hash sign, or empty. */
  readonly hash: string;
  /** True after a navigation inside the application; false for a page that was opened from outside or by «back». */
  readonly followed: boolean;
  /** True until the first navigation after the document was loaded. */
  readonly isFirstPage: boolean;
}

const PageLocationContext = createContext<PageLocation>({
  language: defaultLanguage,
  supportSlug: null,
  page: "/",
  pathname: "/",
  search: "",
  hash: "",
  followed: false,
  isFirstPage: true,
});

interface PageLocationScopeProps {
  children: ReactNode;
  supportSlugs: ReadonlySet<string>;
  /** Language of an address that names none, where the visitor has chosen none. */
  preferred?: Language | null;
  /** Query with which a server rendered the page; undefined where the browser renders it. */
  renderedSearch?: string | undefined;
  /**
   * Address to show instead of the navigated one. Its page replaces the former one directly: with a `<Navigate>` in the page
   * alone, the content would be empty until the code of the other page is loaded.
   */
  redirect?: ((address: string) => string) | undefined;
}

/** Provides language, support and page from the address; without a language, the visitor's last choice. */
export function PageLocationScope({
  children,
  supportSlugs,
  preferred = null,
  renderedSearch,
  redirect,
}: PageLocationScopeProps) {
  const location = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  const search = useHydratedSearch(location.search, renderedSearch);
  const isFirstPage = useIsFirstPage(location.key);
  const chosen = useChosenLanguage();
  const address = createPath({ ...location, search });
  const shown = useMemo(
    () => (followed && redirect ? redirect(address) : address),
    [address, followed, redirect],
  );
  const pageLocation = useMemo(() => {
    const { pathname, ...rest } = { ...EMPTY, ...parsePath(shown) };
    const path = splitPath(pathname, supportSlugs);
    const language = path.language ?? chosen ?? preferred ?? defaultLanguage;
    return { ...rest, ...path, language, pathname, followed, isFirstPage };
  }, [shown, supportSlugs, chosen, preferred, followed, isFirstPage]);
  return (
    <PageLocationContext value={pageLocation}>
      {shown !== address && <Navigate to={shown} replace />}
      {children}
    </PageLocationContext>
  );
}

const EMPTY = { pathname: "/", search: "", hash: "" };

/** Query of the address; during hydration, the part of it with which the server rendered. */
function useHydratedSearch(search: string, renderedSearch = search): string {
  const [isHydrated, setIsHydrated] = useState(renderedSearch === search);
  useEffect(() => {
    if (!isHydrated) startTransition(() => setIsHydrated(true));
  }, [isHydrated]);
  return isHydrated ? search : renderedSearch;
}

function useIsFirstPage(key: string): boolean {
  const [firstKey] = useState(key);
  const [isLeft, setIsLeft] = useState(false);
  if (!isLeft && key !== firstKey) setIsLeft(true);
  return !isLeft && key === firstKey;
}

export const usePageLocation = (): PageLocation => useContext(PageLocationContext);

export const useLanguage = (): Language => usePageLocation().language;

/** Returns a function with the address of a page in the current language and support. */
export function useLink(): (page: string) => string {
  const { language, supportSlug } = usePageLocation();
  return useCallback((page) => joinPath({ language, supportSlug }, page), [language, supportSlug]);
}

/** Query of the address. */
export function useSearch(): URLSearchParams {
  const { search } = usePageLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * A new page begins at its top; going back is left to the browser, which remembers the position. React Router's own
 * `ScrollRestoration` needs a data router.
 */
export function useScrollToTop(): void {
  const { pathname, followed } = usePageLocation();
  useLayoutEffect(() => {
    if (followed && pathname !== "") scrollTo(0, 0);
  }, [pathname, followed]);
}

/**
 * Link element for the kit: pages of the application open by React Router, without a reload; other addresses are plain links, and so are
 * those that leave the application on the same host (`target="_top"`), whose addresses its base does not precede.
 */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  const here = createPath(usePageLocation());
  const isOwn = href.startsWith("/") && !href.startsWith("//") && rest.target !== "_top";
  if (!isOwn) return <a {...rest} href={href} />;
  // Routes are matched without language and support, so React Router cannot detect a link to the current address.
  return <Link {...rest} to={href} replace={href === here} discover="none" />;
}
