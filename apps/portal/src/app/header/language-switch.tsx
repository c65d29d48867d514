import { LanguageSwitch as Switch } from "@parution/kit/language-switch";
import { useLanguage } from "../../shared/links/links.tsx";
import { keepLanguage } from "../../shared/visitor/choices.ts";
import { useLanguageLinks } from "./use-language-links.ts";

/** Leads to the same page in the other language, and keeps the choice. */
export function LanguageSwitch() {
  return <Switch current={useLanguage()} languages={useLanguageLinks()} onChoose={keepLanguage} />;
}
