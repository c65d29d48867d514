import { AD_STATUS_CODES } from "@parution/rules/ads";
import type { Outcome } from "../orders/order.ts";

/** State of an ad of the demonstration. */
export type State =
  | "online"
  | "offline"
  | "coming"
  | "awaiting"
  | "inReview"
  | "queued"
  | "queuedInCash"
  | "unpaid"
  | "saved"
  | "promised"
  | "late"
  | "cancelled"
  | "archived"
  | "past"
  | "refused";

interface Life {
  readonly status: (typeof AD_STATUS_CODES)[keyof typeof AD_STATUS_CODES];
  readonly isOnline: boolean;
  /** True when its first date has come. */
  readonly isPublished: boolean;
  /** Outcome of its order. */
  readonly order: Outcome;
  /** Hours between its order and now, at least and at most. */
  readonly age: readonly [least: number, most: number];
  /** Hours from its order to its first date, at least. */
  readonly lead: number;
}

const DAY = 24;
const YEAR = 365 * DAY;
/** Until when the recent orders reach back; what is older is history. */
const HISTORY = 90 * DAY;

/** Ads that have appeared are old enough for the longest run of holidays to lie between order and date. */
export const lives: Readonly<Record<State, Life>> = {
  online: {
    status: AD_STATUS_CODES.validated,
    isOnline: true,
    isPublished: true,
    order: "settled",
    age: [9 * DAY, 60 * DAY],
    lead: 0,
  },
  coming: {
    status: AD_STATUS_CODES.validated,
    isOnline: false,
    isPublished: false,
    order: "settled",
    age: [3, 2 * DAY],
    lead: 7 * DAY,
  },
  awaiting: {
    status: AD_STATUS_CODES.awaiting,
    isOnline: false,
    isPublished: false,
    order: "settled",
    age: [2, DAY],
    lead: 6 * DAY,
  },
  inReview: {
    status: AD_STATUS_CODES.inReview,
    isOnline: false,
    isPublished: false,
    order: "settled",
    age: [1, DAY],
    lead: 5 * DAY,
  },
  queued: {
    status: AD_STATUS_CODES.awaiting,
    isOnline: false,
    isPublished: false,
    order: "settled",
    age: [1, 5 * DAY],
    lead: 7 * DAY,
  },
  queuedInCash: {
    status: AD_STATUS_CODES.inReview,
    isOnline: false,
    isPublished: false,
    order: "settled",
    age: [1, 5 * DAY],
    lead: 7 * DAY,
  },
  unpaid: {
    status: AD_STATUS_CODES.unpaid,
    isOnline: false,
    isPublished: false,
    order: "unpaid",
    age: [4, 3 * DAY],
    lead: 12 * DAY,
  },
  late: {
    status: AD_STATUS_CODES.unpaid,
    isOnline: false,
    isPublished: false,
    order: "unpaid",
    age: [10 * DAY, 20 * DAY],
    lead: 0,
  },
  cancelled: {
    status: AD_STATUS_CODES.cancelled,
    isOnline: false,
    isPublished: false,
    order: "cancelled",
    age: [12 * DAY, 40 * DAY],
    lead: 0,
  },
  archived: {
    status: AD_STATUS_CODES.archived,
    isOnline: false,
    isPublished: true,
    order: "settled",
    age: [61 * DAY, 85 * DAY],
    lead: 0,
  },
  offline: {
    status: AD_STATUS_CODES.validated,
    isOnline: false,
    isPublished: true,
    order: "settled",
    age: [9 * DAY, 60 * DAY],
    lead: 0,
  },
  saved: {
    status: AD_STATUS_CODES.unpaid,
    isOnline: false,
    isPublished: false,
    order: "unpaid",
    age: [2 * DAY, 30 * DAY],
    lead: 50 * DAY,
  },
  // With a code for the cash partner, good for three days.
  promised: {
    status: AD_STATUS_CODES.unpaid,
    isOnline: false,
    isPublished: false,
    order: "pending",
    age: [1, 2 * DAY],
    lead: 9 * DAY,
  },
  past: {
    status: AD_STATUS_CODES.archived,
    isOnline: false,
    isPublished: true,
    order: "settled",
    age: [HISTORY, 4 * YEAR],
    lead: 0,
  },
  refused: {
    status: AD_STATUS_CODES.cancelled,
    isOnline: false,
    isPublished: false,
    order: "refunded",
    age: [HISTORY, 4 * YEAR],
    lead: 0,
  },
};
