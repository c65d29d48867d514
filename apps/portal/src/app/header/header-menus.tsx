import { useLingui } from "@lingui/react/macro";
import { languageNames } from "@parution/app/i18n/languages.ts";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { DirectoryMenu } from "@parution/kit/directory-menu";
import { SupportSwitcher } from "@parution/kit/support-switcher";
import { isSupportId } from "@parution/tokens";
import { useState } from "react";
import { listingPath, listingSearchOf } from "../../shared/published-ads/listing-address.ts";
import { chooseSupport } from "../../shared/support/support-choice.ts";
import { useMenu } from "../../shared/support/use-home.ts";
import { useFrameHeadings, useSupport, useSupports } from "../../shared/support/use-supports.ts";

/** The headings of the chosen newspaper and their subheadings. The many subheadings are loaded when the menu is opened. */
export function HeadingMenu() {
  const { t } = useLingui();
  const link = useLink();
  const [isOpened, setOpened] = useState(false);
  const headings = useFrameHeadings().map((heading) => ({ ...heading, subheadings: [] }));
  const menu = useMenu({ isWanted: isOpened }).data?.headings ?? headings;
  const groups = menu.map(({ id, label, slug, subheadings }) => {
    const href = link(listingPath({ slug, page: 1 }));
    return {
      id: String(id),
      href,
      label,
      links: subheadings.map((part) => ({
        id: String(part.id),
        href: `${href}${listingSearchOf({ subheadingId: part.id })}`,
        label: part.label,
      })),
    };
  });
  return <DirectoryMenu label={t`Rubriques`} groups={groups} onOpen={() => setOpened(true)} />;
}

/** Choice of the newspaper, which is stored; the page then has its colours and headings. */
export function SupportSwitch() {
  const { t } = useLingui();
  const { language, supportSlug, page, search, hash } = usePageLocation();
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
