import { useLingui } from "@lingui/react/macro";
import { SupportSwitcher } from "@parution/kit/support-switcher";
import { isSupportId } from "@parution/tokens";
import { useLocation } from "react-router";
import { languageNames } from "../../shared/i18n/languages.ts";
import { usePlace } from "../../shared/links/links.tsx";
import { joinPath } from "../../shared/links/path-prefix.ts";
import { chooseSupport } from "../../shared/support/support-choice.ts";
import { useSupport, useSupports } from "../../shared/support/use-supports.ts";

/** Chooses a newspaper: the choice is kept, and the page takes its colours and headings. */
export function SupportSwitch() {
  const { t } = useLingui();
  const { language, supportSlug, page } = usePlace();
  const { search, hash } = useLocation();
  const newspapers = useSupports().map((support) => ({
    id: support.slug,
    name: support.label,
    language: support.language,
    languageName: languageNames[support.language],
    theme: isSupportId(support.slug) ? support.slug : undefined,
    // An address that names a newspaper would go on naming the former one.
    href:
      supportSlug === null
        ? undefined
        : `${joinPath({ language, supportSlug: support.slug }, page)}${search}${hash}`,
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
