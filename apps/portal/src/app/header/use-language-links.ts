import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { usePlace } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";

/** The same page in every language, with what the address asks of it. */
export function useLanguageLinks() {
  const { supportSlug, page, search, hash } = usePlace();
  return languages.map((code) => ({
    code,
    name: languageNames[code],
    href: `${joinPath({ language: code, supportSlug }, page)}${search}${hash}`,
  }));
}
