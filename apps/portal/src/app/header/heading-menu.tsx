import { useLingui } from "@lingui/react/macro";
import { DirectoryMenu } from "@parution/kit/directory-menu";
import { useLink } from "../../shared/links/links.tsx";
import { listingPath, listingSearchOf } from "../../shared/notices/listing-address.ts";
import { useMenu } from "../../shared/support/use-home.ts";

/** The headings of the chosen newspaper and their subheadings (specification 2, point 2). */
export function HeadingMenu() {
  const { t } = useLingui();
  const link = useLink();
  const headings = useMenu().data?.headings ?? [];
  const groups = headings.map(({ id, label, slug, subheadings }) => {
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
  return <DirectoryMenu label={t`Rubriques`} groups={groups} />;
}
