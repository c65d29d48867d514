import { useLingui } from "@lingui/react/macro";
import { SupportSwitcher } from "@parution/kit/support-switcher";
import { isSupportId } from "@parution/tokens";
import { languageNames } from "../../shared/i18n/languages.ts";
import { chooseSupport } from "../../shared/support/support-choice.ts";
import { useSupport, useSupports } from "../../shared/support/use-supports.ts";

/** Chooses a newspaper: the choice is kept, and the page takes its colours and headings. */
export function SupportSwitch() {
  const { t } = useLingui();
  const newspapers = useSupports().map((support) => ({
    id: support.slug,
    name: support.label,
    language: support.language,
    languageName: languageNames[support.language],
    theme: isSupportId(support.slug) ? support.slug : undefined,
  }));
  return (
    <SupportSwitcher
      label={t`Choisir un journal`}
      newspapers={newspapers}
      current={useSupport()?.slug}
      onChoose={chooseSupport}
    />
  );
}
