import { type Clock, isBeforeCutoff, type Medium } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";
import type { AdStatus } from "./status.ts";

/** Facts that decide if an ad can be edited. */
export interface EditableAd {
  readonly status: AdStatus;
  /** `publie` */
  readonly online: boolean;
  /** True when its order has been paid or charged on term. */
  readonly settled: boolean;
  readonly medium: Medium;
  /** The earliest of its dates. */
  readonly firstDate: IsoDate;
}

/** Why an ad is past editing. */
export type EditRefusal = "closed" | "online" | "datePassed";

/**
 * An ad can be edited while it is neither closed nor online; once it is settled, only until its first date closes to
 * orders. An unpaid one may move to other dates at any time.
 * @returns null when it can.
 */
export function editRefusal(ad: EditableAd, clock: Clock): EditRefusal | null {
  if (ad.status === "cancelled" || ad.status === "archived") return "closed";
  if (ad.online) return "online";
  return ad.settled && !isBeforeCutoff(ad.medium, ad.firstDate, clock) ? "datePassed" : null;
}
