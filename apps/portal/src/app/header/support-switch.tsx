import { useLingui } from "@lingui/react/macro";
import { languageNames } from "@parution/app/i18n/languages.ts";
import { usePlace } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { SupportSwitcher } from "@parution/kit/support-switcher";
import { isSupportId } from "@parution/tokens";
import { chooseSupport } from "../../shared/support/support-choice.ts";
import { useSupport, useSupports } from "../../shared/support/use-supports.ts";

/** Choice of the newspaper, which is stored; the page then has its colours and headings. */
export function SupportSwitch() {
  const { t } = useLingui();
  const { language, supportSlug, page, search, hash } = usePlace();
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
      items={newspapers}
      value={useSupport()?.slug}
      onChange={chooseSupport}
    />
  );
}
