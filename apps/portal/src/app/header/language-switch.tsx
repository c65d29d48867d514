import { LanguageSwitch as Switch } from "@parution/kit/language-switch";
import { useLocation } from "react-router";
import { languageNames, languages } from "../../shared/i18n/languages.ts";
import { usePlace } from "../../shared/links/links.tsx";
import { joinPath } from "../../shared/links/path-prefix.ts";
import { keepLanguage } from "../../shared/visitor/choices.ts";

/** Leads to the same page in the other language, and keeps the choice. */
export function LanguageSwitch() {
  const { language, supportSlug, page } = usePlace();
  const { search, hash } = useLocation();
  return (
    <Switch
      current={language}
      languages={languages.map((code) => ({
        code,
        name: languageNames[code],
        href: `${joinPath({ language: code, supportSlug }, page)}${search}${hash}`,
      }))}
      onChoose={keepLanguage}
    />
  );
}
