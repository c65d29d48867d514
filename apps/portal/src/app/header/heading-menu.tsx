import { useLingui } from "@lingui/react/macro";
import { DirectoryMenu } from "@parution/kit/directory-menu";
import { useState } from "react";
import { useLink } from "../../shared/links/links.tsx";
import { listingPath, listingSearchOf } from "../../shared/notices/listing-address.ts";
import { useFrameHeadings, useMenu } from "../../shared/support/use-home.ts";

/**
 * The headings of the chosen newspaper and their subheadings (specification 2, point 2). The many subheadings come when
 * the menu is opened: no page shows them before.
 */
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
