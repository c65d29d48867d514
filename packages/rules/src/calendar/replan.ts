import { addDays, type IsoDate } from "../dates/index.ts";

/** Milliseconds within which a late closure can be taken back; letters and refunds leave only then. */
export const CLOSURE_UNDO_MILLISECONDS = 3_600_000;

/** Milliseconds within which a client chooses between another edition and a refund; then the ad moves. */
export const MISSED_CHOICE_MILLISECONDS = 2 * 86_400_000;

/** Days between the publication of a tender and the opening of its bids, at least. */
const TENDER_LEAD_DAYS = 21;

/**
 * The last day to which an ad of a closed day may move (docs/domain/calendar-and-deadlines.md#late-closures): a tender keeps
 * the legal time before the opening of its bids where it kept it before, and always appears before it. Null: any day.
 * @param opening day of the opening of bids; null where the ad is no tender.
 */
export function latestDay(closed: IsoDate, opening: IsoDate | null): IsoDate | null {
  if (opening === null || opening <= closed) return null;
  const inLead = addDays(opening, -TENDER_LEAD_DAYS);
  return closed <= inLead ? inLead : addDays(opening, -1);
}

/** An ad with a date on a day that closes. */
export interface AffectedAd {
  /** Dates of the ad, in their order. */
  readonly dates: readonly IsoDate[];
  readonly latest: IsoDate | null;
}

/**
 * Dates of an ad whose day closes: the next open edition that the ad does not have yet takes its place, so that the dates
 * keep their order and their number. Null where no edition is left for it.
 * @param open days of the editions after the closed day that still take ads, in their order.
 */
export function replanDates(
  { dates, latest }: AffectedAd,
  closed: IsoDate,
  open: readonly IsoDate[],
): readonly IsoDate[] | null {
  const next = open.find((day) => day > closed && !dates.includes(day));
  if (next === undefined || (latest !== null && next > latest)) return null;
  return [...dates.filter((day) => day !== closed), next].toSorted();
}
