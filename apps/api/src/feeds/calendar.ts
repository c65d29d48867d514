import { adStatusOf } from "@parution/rules/ads";
import { adFinaliseCutoff, cutoffOf } from "@parution/rules/calendar";
import { formatDayFirst, formatDeadline, type IsoDate, toIsoDate } from "@parution/rules/dates";
import ical, {
  ICalAlarmType,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import type { Config } from "../platform/config/config.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Feed } from "./queries.ts";

/** Seconds from a reminder to its deadline. */
const REMINDERS = [86_400, 10_800];
/** Refresh interval of calendar programs, in seconds. */
const REFRESH = 6 * 3600;

type Place = Pick<Config, "publicUrl" | "publisherZone">;

/**
 * The days on which an ad appears, whole days wherever they are read, and the instants until which each may still be
 * changed and, while the ad is unpaid, until which it must be paid, or charged to its account.
 */
export function writeCalendar(feed: Feed, place: Place): string {
  const { language } = feed;
  const name = `${texts.calendar[language]} ${feed.ref_web}`;
  const dates = feed.dates.map(({ date }) => toIsoDate(date));
  const events = [
    ...dates.map((date) => publicationOf(date, feed)),
    ...dates.map((date) => closingOf(date, feed, place)),
    ...paymentOf(feed, place),
  ];
  const common = { stamp: feed.created_at, url: pageOf(feed, place), status: statusOf(feed) };
  return ical({
    name,
    prodId: { company: "Parution", product: "Annonces", language: language.toUpperCase() },
    ttl: REFRESH,
    events: events.map((event) => ({ ...common, ...event })),
  }).toString();
}

function publicationOf(date: IsoDate, feed: Feed): ICalEventData {
  return {
    id: `${feed.ref_web}-${date}@parution`,
    start: new Date(`${date}T00:00:00Z`),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: `${feed.web_title} · ${feed[`label_${feed.language}`]}`,
  };
}

function closingOf(date: IsoDate, feed: Feed, { publisherZone }: Place): ICalEventData {
  const summary = `${texts.closing[feed.language]} ${formatDayFirst(date)} · ${feed.web_title}`;
  const id = `${feed.ref_web}-${date}-limite@parution`;
  return deadline(id, summary, cutoffOf(feed.lead_hours, date, publisherZone), feed, publisherZone);
}

/** Deadline for the payment of an unpaid ad, or its confirmation by an account on term; one of a fixed price always can be. */
function paymentOf(feed: Feed, { publisherZone }: Place): readonly ICalEventData[] {
  if (adStatusOf(feed.status) !== "unpaid" || feed.fixed_price) return [];
  const { [feed.language]: label } = feed.on_term ? texts.confirmation : texts.payment;
  const summary = `${label} · ${feed.web_title}`;
  const at = adFinaliseCutoff(feed.lead_hours, toIsoDate(feed.first_date), publisherZone);
  return [deadline(`${feed.ref_web}-reglement@parution`, summary, at, feed, publisherZone)];
}

/** An instant with its reminders; in words by the publisher's clock, in any zone of the reader's calendar. */
function deadline(
  id: string,
  summary: string,
  at: number,
  { language }: Feed,
  zone: string,
): ICalEventData {
  const description = formatDeadline(at, zone, language);
  const start = new Date(at);
  const alarms = REMINDERS.map((seconds) => ({
    type: ICalAlarmType.display,
    triggerBefore: seconds,
    description: summary,
  }));
  const transparency = ICalEventTransparency.TRANSPARENT;
  return { id, summary, description, start, end: start, transparency, alarms };
}

const pageOf = ({ language, slug, id }: Feed, { publicUrl }: Place): string =>
  `${publicUrl}/${language}/mes-annonce/show/${encodeURIComponent(slug)}/${id}`;

function statusOf({ status }: Feed): ICalEventStatus {
  const known = adStatusOf(status);
  if (known === "cancelled") return ICalEventStatus.CANCELLED;
  const certain = known === "validated" || known === "archived";
  return certain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

const texts = {
  calendar: { fr: "Parution", ar: "نشر الإعلان" },
  closing: { fr: "Dernier délai pour le", ar: "آخر أجل لعدد" },
  payment: { fr: "Dernier délai de paiement", ar: "آخر أجل للأداء" },
  confirmation: { fr: "Dernier délai de confirmation", ar: "آخر أجل للتأكيد" },
} as const satisfies Record<string, Messages>;
