import { readMyAd } from "@parution/contract/ads";
import { idIn } from "../../shared/id-in.ts";
import { type Reads, read } from "../../shared/reads.ts";

/** One ad of the user, with all its details. */
export const reads: Reads = ({ params }) => {
  const id = idIn(params.id);
  return id === null ? null : [read(readMyAd, { query: { slug: params.slug ?? "", id } })];
};
