import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { useNarrowing } from "@parution/app/lists/use-list-place.ts";
import { useParams } from "react-router";
import {
  type ListingFilter,
  type ListingPlace,
  listingFilterOf,
  listingPath,
  listingPlaceOf,
  listingSearchOf,
} from "../../shared/notices/listing-address.ts";

/** Where the address stands in the list; null at one that is none of it. */
export function useListingPlace(): ListingPlace | null {
  const { first, second } = useParams();
  return listingPlaceOf(first, second);
}

/** How the list at `slug` is narrowed, which the address carries, and the addresses of its other pages. */
export function useListingFilter(slug: string | null) {
  const link = useLink();
  const filter = listingFilterOf(useSearch());
  const address = (page: number, narrowed: ListingFilter) =>
    `${link(listingPath({ slug, page }))}${listingSearchOf(narrowed)}`;
  return { filter, address, ...useNarrowing(filter, listingSearchOf, address) };
}
