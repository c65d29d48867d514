import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { listNotices } from "@parution/contract/lazy/listing";
import type { ListingFilter, ListingPlace } from "../../shared/notices/listing-address.ts";
import { useNamedSupport } from "../../shared/support/use-supports.ts";
import { listingInput } from "./listing-input.ts";

export type Listing = LazyAnswer<typeof listNotices>;

/** A page of the online notices of the newspaper that the address names, else of all; newest first. */
export const useNotices = (place: ListingPlace, filter: ListingFilter) =>
  useRead(listNotices, listingInput(place, filter, useNamedSupport()));
