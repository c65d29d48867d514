import { readCalendar } from "@parution/contract/calendar";
import { useMemo } from "react";
import { useCall } from "../../../shared/api/use-call.ts";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import { type CalendarAnswer, publicationDaysOf } from "../model/publication-days.ts";

const SOONEST_MILLISECONDS = 30_000;
const LATEST_MILLISECONDS = 3_600_000;

/** The days of a support; asked for again as soon as one of them closes. */
export function usePublicationDays(supportId: number | null) {
  const zone = usePublisherZone();
  const answer = useCall(readCalendar, supportId === null ? null : { query: { supportId } }, {
    refreshInterval: untilNextCutoff,
  });
  const { data } = answer;
  const days = useMemo(() => (data ? publicationDaysOf(data, zone) : null), [data, zone]);
  return { ...answer, days };
}

function untilNextCutoff(answer: CalendarAnswer | undefined): number {
  const cutoff = answer?.days.find((day) => day.cutoff !== null)?.cutoff;
  if (cutoff === undefined || cutoff === null) return LATEST_MILLISECONDS;
  const wait = cutoff - serverNow() + 1000;
  return Math.min(Math.max(wait, SOONEST_MILLISECONDS), LATEST_MILLISECONDS);
}
