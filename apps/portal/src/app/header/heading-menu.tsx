import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { DirectoryMenu } from "@parution/kit/directory-menu";
import { useState } from "react";
import { listingPath, listingSearchOf } from "../../shared/published-ads/listing-address.ts";
import { useFrameHeadings, useMenu } from "../../shared/support/use-home.ts";

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
