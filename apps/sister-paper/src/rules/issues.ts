import type { IsoDate } from "@parution/kit/publication-calendar";

/** Reason why an issue cannot be ordered. */
export type Closed = "sunday" | "holiday" | "passed";

/** The issues that can be looked at, from a moment on. */
export interface Issues {
  readonly today: IsoDate;
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly closed: ReadonlyMap<IsoDate, Closed>;
}

/** The Gazette closes the next day's issue at this hour of Tangier. */
export const CLOSING_HOUR = 16;

const HORIZON_DAYS = 75;
const DAY = 86_400_000;
const holidays = new Set(["01-01", "01-11", "05-01", "07-30", "08-14", "11-06", "11-18"]);

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Casablanca",
  dateStyle: "short",
  timeStyle: "short",
});

function isIsoDate(text: string): text is IsoDate {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function dayAfter(day: IsoDate, count: number): IsoDate {
  const text = new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
  if (!isIsoDate(text)) throw new RangeError(`Beyond the calendar: ${text}`);
  return text;
}

function closedOn(day: IsoDate): Closed | undefined {
  if (new Date(day).getUTCDay() === 0) return "sunday";
  return holidays.has(day.slice(5)) ? "holiday" : undefined;
}

/** Issues that can be ordered at a moment given in epoch milliseconds. */
export function issuesFrom(now: number): Issues {
  const [today = "", time = ""] = clock.format(now).split(" ");
  if (!isIsoDate(today)) throw new RangeError(`No day: ${today}`);
  const first = dayAfter(today, 1);
  const closed = new Map<IsoDate, Closed>();
  for (let ahead = 1; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = dayAfter(today, ahead);
    const reason = closedOn(day);
    if (reason) closed.set(day, reason);
  }
  if (Number.parseInt(time, 10) >= CLOSING_HOUR) closed.set(first, "passed");
  return { today, first, last: dayAfter(today, HORIZON_DAYS), closed };
}
