import { eachDay, type IsoDate, startOfDayInZone } from "../dates/index.ts";
import { adFinaliseHours, PAYMENT_GRACE } from "./finalise.ts";
import { type Closing, dayStatus, type PublicationRules } from "./publication.ts";

const HOUR = 3_600_000;

/**
 * The instant at which an edition closes by itself: the last payment that is in time has arrived
 * (docs/domain/editions.md#closing).
 */
export const editionCloses = (leadHours: number, day: IsoDate, zone: string): number =>
  startOfDayInZone(day, zone) - closingHours({ medium: "print", leadHours }) * HOUR;

/** Hours before a day begins at which {@link dayCloses}; negative where it closes only after that. */
export const closingHours = ({ medium, leadHours }: Closing): number =>
  medium === "print" ? adFinaliseHours(leadHours) - PAYMENT_GRACE / HOUR : leadHours;

/**
 * The instant after which no ad enters `day` unless the desk opens it again: the closing of a printed newspaper's edition, some
 * hours after its cut-off; a digital one has no edition, and its cut-off counts.
 */
export const dayCloses = (closing: Closing, day: IsoDate, zone: string): number =>
  startOfDayInZone(day, zone) - closingHours(closing) * HOUR;

/** The next day whose closing is still to come, also where it takes no orders any more; `null` for none in the period. */
export function nextClosing(
  rules: PublicationRules,
): { readonly date: IsoDate; readonly closesAt: number } | null {
  for (const date of eachDay(rules.start, rules.end)) {
    const { reason } = dayStatus(date, rules);
    const isOver = rules.closedEditions?.has(date) === true;
    const closesAt = dayCloses(rules, date, rules.zone);
    if (!isOver && (reason === null || reason === "deadline") && closesAt > rules.now) {
      return { date, closesAt };
    }
  }
  return null;
}
