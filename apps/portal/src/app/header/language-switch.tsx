import { ButtonLink } from "@parution/kit/button";
import { useLocation } from "react-router";
import type { Language } from "../../shared/i18n/languages.ts";
import { storeLanguage } from "../../shared/i18n/stored-language.ts";
import { usePlace } from "../../shared/links/links.tsx";
import { joinPath } from "../../shared/links/path-prefix.ts";

/** A language calls itself by its own name. */
const names: Record<Language, string> = { fr: "Français", ar: "العربية" };

/** Leads to the same page in the other language, and keeps the choice. */
export function LanguageSwitch() {
  const { language, supportSlug, page } = usePlace();
  const { search, hash } = useLocation();
  const other: Language = language === "fr" ? "ar" : "fr";
  return (
    <ButtonLink
      variant="quiet"
      href={`${joinPath({ language: other, supportSlug }, page)}${search}${hash}`}
      lang={other}
      hrefLang={other}
      onClick={() => storeLanguage(other)}
    >
      {names[other]}
    </ButtonLink>
  );
}
