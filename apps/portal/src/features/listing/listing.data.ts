import { useRead } from "@parution/app/data/use-read.ts";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { listPublishedAds } from "@parution/contract/lazy/listing";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import { startTransition } from "react";
import { useNavigate, useParams } from "react-router";
import {
  type ListingFilter,
  type ListingPlace,
  listingFilterOf,
  listingPath,
  listingPlaceOf,
  listingSearchOf,
} from "../../shared/published-ads/listing-address.ts";
import type { Support } from "../../shared/support/directory.tsx";
import { useNamedSupport } from "../../shared/support/use-supports.ts";

export type Listing = LazyAnswer<typeof listPublishedAds>;

/** A page of the published ads of the newspaper that the address names, else of all; newest first. */
export const usePublishedAds = (place: ListingPlace, filter: ListingFilter) =>
  useRead(listPublishedAds, listingInput(place, filter, useNamedSupport()));

/** Input of the call for a page of the list, as the page and the server that renders it send it. */
export function listingInput(
  { slug, page }: ListingPlace,
  { search, ...ids }: ListingFilter,
  support: Support | null,
): LazyInput<typeof listPublishedAds> {
  return {
    query: {
      ...(support === null ? {} : { supportId: support.id }),
      everySupport: true,
      ...(slug === null ? {} : { headingSlug: slug }),
      ...ids,
      ...(search === undefined ? {} : { search: search.slice(0, LONGEST_SEARCH) }),
      page,
    },
  };
}

/** Place of the address in the list; null for an invalid one. */
export function useListingPlace(): ListingPlace | null {
  const { first, second } = useParams();
  return listingPlaceOf(first, second);
}

/** Filter of the list at `slug`, from the address, the addresses of its other pages, and the way to another filter. */
export function useListingFilter(slug: string | null) {
  const link = useLink();
  const navigate = useNavigate();
  const filter = listingFilterOf(useSearch());
  const address = (page: number, narrowed: ListingFilter) =>
    `${link(listingPath({ slug, page }))}${listingSearchOf(narrowed)}`;
  const narrow = (narrowed: ListingFilter) =>
    startTransition(() => void navigate(address(1, narrowed)));
  return { filter, address, narrow };
}
