import { type Clock, type Closing, isBeforeCutoff } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";
import type { AdStatus } from "./status.ts";

/** Facts that decide if an ad can be edited. */
export interface EditableAd extends Closing {
  readonly status: AdStatus;
  /** `publie` */
  readonly online: boolean;
  /** True when its order has been paid or charged on term. */
  readonly settled: boolean;
  /** True while a moderator waits for its correction (`a_corriger`). */
  readonly toCorrect: boolean;
  /** The earliest of its dates. */
  readonly firstDate: IsoDate;
}

/** Reason why an ad is past editing. */
export type EditRefusal = "closed" | "online" | "inReview" | "datePassed";

/**
 * An ad can be edited while it is neither closed nor online; once it is settled, only until its first date closes to
 * orders, and not while it waits for a decision. An unpaid one, and one that a moderator sent back, may move to other
 * dates at any time.
 * @returns null when it can.
 */
export function editRefusal(ad: EditableAd, clock: Clock): EditRefusal | null {
  if (ad.status === "cancelled" || ad.status === "archived") return "closed";
  if (ad.online) return "online";
  if (ad.toCorrect) return null;
  if (ad.status === "awaiting" || ad.status === "inReview") return "inReview";
  return ad.settled && !isBeforeCutoff(ad, ad.firstDate, clock) ? "datePassed" : null;
}
