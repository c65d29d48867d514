import { readMyAd } from "@parution/contract/ads";
import { type Reads, read } from "../../shared/reads.ts";

/** One ad of the user, with all its details. */
export const reads: Reads = ({ params }) => {
  const id = Number(params.id);
  return id > 0 ? [read(readMyAd, { query: { slug: params.slug ?? "", id } })] : null;
};
