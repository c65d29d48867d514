import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow, setServerTime } from "../../../shared/clock/server-clock.ts";
import {
  type CalendarAnswer,
  daysAt,
  firstCutoff,
  publicationDaysOf,
} from "../model/publication-days.ts";

const readCalendar = callLater(() => import("@parution/contract/calendar"), "readCalendar");

const SOONEST_MILLISECONDS = 30_000;
const LATEST_MILLISECONDS = 3_600_000;
/** A timer does not run while the machine sleeps: the clock is looked at again at least this often. */
const LOOK_MILLISECONDS = 15_000;

/** The days of a support as they stand: each closes when its cut-off goes by, and they are asked for again. */
export function usePublicationDays(supportId: number | null) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const answer = useCall(readCalendar, supportId === null ? null : { query: { supportId } }, {
    refreshInterval: untilNextCutoff,
    onSuccess: ({ now }) => setServerTime(now),
  });
  const { data } = answer;
  const read = useMemo(() => (data ? publicationDaysOf(data, zone) : null), [data, zone]);
  const [now, setNow] = useState(serverNow);
  const passed = t`Le délai est passé`;
  const days = useMemo(() => read && daysAt(read, now, passed), [read, now, passed]);
  const next = days && firstCutoff(days);
  useEffect(() => (next === null ? undefined : whenPast(next, setNow)), [next]);
  return { ...answer, days };
}

/** Tells once the server's clock is past an instant, however long the machine slept. Answers how to stop. */
function whenPast(instant: number, tell: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const now = serverNow();
    if (now > instant) tell(now);
    else timer = setTimeout(check, Math.min(instant - now + 1, LOOK_MILLISECONDS));
  };
  check();
  document.addEventListener("visibilitychange", check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
  };
}

function untilNextCutoff(answer: CalendarAnswer | undefined): number {
  const cutoff = answer?.days.find((day) => day.cutoff !== null)?.cutoff;
  if (cutoff === undefined || cutoff === null) return LATEST_MILLISECONDS;
  const wait = cutoff - serverNow() + 1000;
  return Math.min(Math.max(wait, SOONEST_MILLISECONDS), LATEST_MILLISECONDS);
}
