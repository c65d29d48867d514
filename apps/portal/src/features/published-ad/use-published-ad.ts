import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { readPublishedAd } from "@parution/contract/lazy/listing";

export type PublishedAd = LazyAnswer<typeof readPublishedAd>;
export type PublishedAdAddress = LazyInput<typeof readPublishedAd>["query"];

/** A published ad, with all its details. */
export const usePublishedAd = (address: PublishedAdAddress) =>
  useRead(readPublishedAd, { query: address });
