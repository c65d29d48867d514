import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { LanguageSwitch as Switch } from "@parution/kit/language-switch";
import { useLanguageLinks } from "./use-language-links.ts";

/** Leads to the same page in the other language, and keeps the choice. */
export function LanguageSwitch() {
  return <Switch value={useLanguage()} items={useLanguageLinks()} onChange={keepLanguage} />;
}
