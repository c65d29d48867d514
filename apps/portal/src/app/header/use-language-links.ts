import { useLocation } from "react-router";
import { languageNames, languages } from "../../shared/i18n/languages.ts";
import { usePlace } from "../../shared/links/links.tsx";
import { joinPath } from "../../shared/links/path-prefix.ts";

/** The same page in every language, with what the address asks of it. */
export function useLanguageLinks() {
  const { supportSlug, page } = usePlace();
  const { search, hash } = useLocation();
  return languages.map((code) => ({
    code,
    name: languageNames[code],
    href: `${joinPath({ language: code, supportSlug }, page)}${search}${hash}`,
  }));
}
