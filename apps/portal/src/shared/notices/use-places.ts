import { useLingui } from "@lingui/react/macro";
import { useLink } from "../links/links.tsx";
import { listingPath, listingSearchOf } from "./listing-address.ts";

/** A page above another. */
export interface PlaceAbove {
  readonly name: string;
  /** Below language and support. */
  readonly path: string;
}

interface Headings {
  /** Null: notices of every heading. */
  readonly heading: { readonly label: string; readonly slug: string } | null;
  readonly subheading?: { readonly id: number; readonly label: string } | null;
}

/** The pages on the way to a notice, or to a list of them, the highest first. */
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

/** Places as a trail of links takes them. */
export function useCrumbs(places: readonly PlaceAbove[]) {
  const link = useLink();
  return places.map(({ name, path }) => ({ label: name, href: link(path) }));
}
