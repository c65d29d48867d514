import { readPublishedAd } from "@parution/contract/listing";
import { movedPublishedAdPath } from "../../shared/published-ads/listing-address.ts";
import { movable, type Reads, read, tagged } from "../../shared/reads.ts";
import { publishedAdAddressOf } from "./published-ad-address.ts";

/** The published ad that the address selects. */
export const reads: Reads = ({ params, search }) => {
  const query = publishedAdAddressOf(params, search);
  if (query === null) return null;
  // Similar ads are of its heading.
  const named = tagged(
    read(readPublishedAd, { query }),
    readPublishedAd,
    ({ id, support, heading }) => [`ad:${id}`, `heading:${support.id}:${heading.id}`],
  );
  return [
    movable(named, readPublishedAd, (publishedAd) => movedPublishedAdPath(params, publishedAd)),
  ];
};
