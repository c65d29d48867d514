import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListingFilter, ListingPlace } from "../../../shared/notices/listing-address.ts";
import { useNamedSupport } from "../../../shared/support/use-supports.ts";
import { listingInput } from "../model/listing-input.ts";

const listNotices = callLater(() => import("@parution/contract/listing"), "listNotices");

export type Listing = LaterAnswer<typeof listNotices>;

/** A page of the online notices of the newspaper that the address names, else of all; newest first. */
export const useNotices = (place: ListingPlace, filter: ListingFilter) =>
  useCall(listNotices, listingInput(place, filter, useNamedSupport()));
