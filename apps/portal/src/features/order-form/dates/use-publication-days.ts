import { useLingui } from "@lingui/react/macro";
import { serverNow, setServerTime, watchServerClock } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { readCalendar } from "@parution/contract/lazy/calendar";
import { useEffect, useMemo, useState } from "react";
import { type CalendarAnswer, daysAt, firstCutoff, publicationDaysOf } from "./publication-days.ts";

const SOONEST_MILLISECONDS = 30_000;
const LATEST_MILLISECONDS = 3_600_000;
/** A timer does not run while the machine sleeps: the clock is checked at least this often. */
const CHECK_MILLISECONDS = 15_000;

/** Publication days of a support: each closes at its cut-off, and they are read again then. */
export function usePublicationDays(supportId: number | null) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const answer = useRead(readCalendar, supportId === null ? null : { query: { supportId } }, {
    refreshInterval: untilNextCutoff,
    onSuccess: ({ now }) => setServerTime(now),
  });
  const { data } = answer;
  const read = useMemo(() => (data ? publicationDaysOf(data, zone) : null), [data, zone]);
  const [now, setNow] = useState(serverNow);
  // The form may be there before any answer has brought the server's time.
  useEffect(() => {
    const correct = () => setNow(serverNow());
    correct();
    return watchServerClock(correct);
  }, []);
  const passed = t`Le délai est passé`;
  const days = useMemo(() => read && daysAt(read, now, passed), [read, now, passed]);
  const next = days && firstCutoff(days);
  useEffect(() => (next === null ? undefined : whenPast(next, setNow)), [next]);
  return { ...answer, days };
}

/** Calls back once the server's clock is past an instant, however long the machine slept. Returns the function that stops it. */
function whenPast(instant: number, onPast: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const now = serverNow();
    if (now > instant) onPast(now);
    else timer = setTimeout(check, Math.min(instant - now + 1, CHECK_MILLISECONDS));
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
