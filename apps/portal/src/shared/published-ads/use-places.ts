import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { listingPath, listingSearchOf } from "./listing-address.ts";

/** A parent page in the breadcrumbs. */
export interface PlaceAbove {
  readonly name: string;
  /** Path below language and support. */
  readonly path: string;
}

interface Headings {
  /** Heading of the chosen ads; null: published ads of every heading. */
  readonly heading: { readonly label: string; readonly slug: string } | null;
  readonly subheading?: { readonly id: number; readonly label: string } | null;
}

/** Parent pages of a published ad or of a list, the highest first. */
export function usePlaces({ heading, subheading }: Headings): readonly PlaceAbove[] {
  const { t } = useLingui();
  const places = [
    { name: t`Accueil`, path: "/" },
    { name: t`Annonces`, path: listingPath({ slug: null, page: 1 }) },
  ];
  if (heading === null) return places;
  const path = listingPath({ slug: heading.slug, page: 1 });
  places.push({ name: heading.label, path });
  if (subheading) {
    const search = listingSearchOf({ subheadingId: subheading.id });
    places.push({ name: subheading.label, path: `${path}${search}` });
  }
  return places;
}

/** Converts parent pages to breadcrumb items. */
export function useCrumbs(places: readonly PlaceAbove[]) {
  const link = useLink();
  return places.map(({ name, path }) => ({ label: name, href: link(path) }));
}
