import { listPublishedAds } from "@parution/contract/listing";
import { readHome } from "@parution/contract/site";
import { listingFilterOf, listingPlaceOf } from "../../shared/published-ads/listing-address.ts";
import { adsOf, type Reads, read, readPart, tagged } from "../../shared/reads.ts";
import { ofSupport } from "../../shared/support/support-input.ts";
import { directory } from "../../shared/support/use-supports.ts";
import { listingInput } from "./listing.data.ts";

/** The page of the list, and the other headings. */
export const reads: Reads = ({ params, search, namedSupport }) => {
  const place = listingPlaceOf(params.first, params.second);
  if (place === null) return null;
  return [
    tagged(
      read(listPublishedAds, listingInput(place, listingFilterOf(search), namedSupport)),
      listPublishedAds,
      () => adsOf(namedSupport),
    ),
    readPart(readHome, directory, ofSupport(namedSupport)),
  ];
};
