import { useLingui } from "@lingui/react/macro";
import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { LanguageList } from "@parution/kit/language-switch";
import { useLanguageLinks } from "../header/use-language-links.ts";

/** The same page in every language, all in sight. */
export function FooterLanguages() {
  const { t } = useLingui();
  return (
    <LanguageList
      label={t`Langue`}
      value={useLanguage()}
      items={useLanguageLinks()}
      onChange={keepLanguage}
    />
  );
}
