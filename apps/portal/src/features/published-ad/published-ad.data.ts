import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { readPublishedAd } from "@parution/contract/lazy/listing";
import type { Params } from "react-router";
import { idIn } from "../../shared/id-in.ts";

export type PublishedAd = LazyAnswer<typeof readPublishedAd>;
export type PublishedAdAddress = LazyInput<typeof readPublishedAd>["query"];

/** A published ad, with all its details. */
export const usePublishedAd = (address: PublishedAdAddress) =>
  useRead(readPublishedAd, { query: address });

/** Id, slug and support of the published ad in an address; null for an invalid address. */
export function publishedAdAddressOf(
  params: Params,
  search: URLSearchParams,
): PublishedAdAddress | null {
  const { slug } = params;
  const id = idIn(params.id);
  if (id === null || !slug) return null;
  const supportId = idIn(search.get("support"));
  return { id, slug, ...(supportId === null ? {} : { supportId }) };
}
