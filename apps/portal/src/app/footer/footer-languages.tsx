import { useLingui } from "@lingui/react/macro";
import { LanguageList } from "@parution/kit/language-switch";
import { useLanguage } from "../../shared/links/links.tsx";
import { keepLanguage } from "../../shared/visitor/choices.ts";
import { useLanguageLinks } from "../header/use-language-links.ts";

/** The same page in every language, all in sight. */
export function FooterLanguages() {
  const { t } = useLingui();
  return (
    <LanguageList
      label={t`Langue`}
      current={useLanguage()}
      languages={useLanguageLinks()}
      onChoose={keepLanguage}
    />
  );
}
