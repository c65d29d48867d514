import type { AdStatus } from "../ads/status.ts";
import { compareDates, type IsoDate } from "../dates/index.ts";

/**
 * State of one date of an ad. `unconfirmed`: the day has come, but no record confirms the appearance or its absence;
 * `missed`: a record says that it did not run.
 */
export type DatePublication = "appeared" | "planned" | "unconfirmed" | "missed" | "withdrawn";

/** Facts of an ad as a whole; `planned` includes dates that are not confirmed; `missed`: it ran on none of its dates. */
export type AdPublication = "appeared" | "planned" | "missed" | "withdrawn";

/**
 * Evidence of a newspaper's certificates: its printed issues, the calendar where it keeps none of them, or the log of the website
 * of a digital one (docs/domain/certificates.md#what-a-certificate-says).
 */
export type PublicationRule = "printed" | "calendar" | "web";

/** Facts that decide the progress of an ad's publication. */
export interface PublishedAd {
  readonly status: AdStatus;
  /** The dates that it was ordered for. */
  readonly dates: readonly IsoDate[];
  /** Days on which a record proves that it appeared: a printed issue, or the log of the website. */
  readonly recorded: readonly IsoDate[];
  /** Days on which it did not run, whatever another record says. */
  readonly missed?: readonly IsoDate[];
  /** True when it appears on the web alone and has been taken off. */
  readonly takenOff?: boolean;
}

/**
 * State of an ad's publication, as a whole and date by date. The calendar never makes an ad appear: only a record does, from
 * its day on, since what is printed on the eve can still be held back. An ad that is not validated any more is withdrawn; a record stays
 * proof for its date.
 */
export function publicationOf(ad: PublishedAd, today: IsoDate) {
  const { status, recorded, missed = [], takenOff = false } = ad;
  const isWithdrawn = status !== "validated";
  const stateOf = (date: IsoDate): DatePublication => {
    if (missed.includes(date)) return "missed";
    if (recorded.includes(date) && date <= today) return "appeared";
    if (isWithdrawn || takenOff) return "withdrawn";
    return date > today ? "planned" : "unconfirmed";
  };
  const dates = [...new Set([...ad.dates, ...recorded, ...missed])]
    .toSorted(compareDates)
    .map((date) => ({ date, state: stateOf(date) }));
  return { state: wholeOf(dates, { isWithdrawn, takenOff, today }), dates };
}

interface Circumstances {
  readonly isWithdrawn: boolean;
  readonly takenOff: boolean;
  readonly today: IsoDate;
}

/** One date that appeared makes the ad appear, unless it was taken off before its last one. */
function wholeOf(
  dates: readonly { readonly date: IsoDate; readonly state: DatePublication }[],
  { isWithdrawn, takenOff, today }: Circumstances,
): AdPublication {
  if (isWithdrawn || (takenOff && dates.some(({ date }) => date > today))) return "withdrawn";
  if (dates.some(({ state }) => state === "appeared")) return "appeared";
  return dates.length > 0 && dates.every(({ state }) => state === "missed") ? "missed" : "planned";
}
