import { createDraftKeeper, type DraftPlace } from "../model/draft-keeper.ts";
import type { OrderValues } from "../model/order-values.ts";

/** Leaves a draft on this machine, as a tab that was closed would have. */
export function storeDraft(place: DraftPlace, values: OrderValues): void {
  createDraftKeeper(place).keep(values);
}
