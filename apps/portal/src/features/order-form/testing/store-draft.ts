import {
  createDraftKeeper,
  type DraftPlace,
  storedDraft,
} from "../../../shared/draft/draft-keeper.ts";
import { adDraft } from "../model/draft.ts";
import { EMPTY_ORDER, type OrderValues } from "../model/order-values.ts";

/** Leaves a draft on this machine, as another tab would have, or one that was closed. */
export function storeDraft(place: DraftPlace, values: OrderValues): void {
  createDraftKeeper(adDraft, place, { fresh: EMPTY_ORDER }).keepMine(values);
}

/** The ad that this machine keeps, or null. */
export const keptAd = (place: DraftPlace): OrderValues | null =>
  storedDraft(adDraft, place)?.values ?? null;
