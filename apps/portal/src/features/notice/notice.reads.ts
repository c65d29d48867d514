import { readNotice } from "@parution/contract/listing";
import { movedNoticePath } from "../../shared/notices/listing-address.ts";
import { movable, type Reads, read, tagged } from "../../shared/reads.ts";
import { noticeAddressOf } from "./notice-address.ts";

/** The published ad that the address selects. */
export const reads: Reads = ({ params, search }) => {
  const query = noticeAddressOf(params, search);
  if (query === null) return null;
  // Similar ads are of its heading.
  const named = tagged(read(readNotice, { query }), readNotice, ({ id, support, heading }) => [
    `ad:${id}`,
    `heading:${support.id}:${heading.id}`,
  ]);
  return [movable(named, readNotice, (notice) => movedNoticePath(params, notice))];
};
