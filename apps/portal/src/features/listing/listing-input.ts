import type { CallInput } from "@parution/contract/call";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import type { listNotices } from "@parution/contract/listing";
import type { ListingFilter, ListingPlace } from "../../shared/notices/listing-address.ts";
import type { Support } from "../../shared/support/use-supports.ts";

/** What asks for a page of the list: the same for the page itself and for a server that draws it. */
export function listingInput(
  { slug, page }: ListingPlace,
  { search, ...ids }: ListingFilter,
  support: Support | null,
): CallInput<typeof listNotices> {
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
