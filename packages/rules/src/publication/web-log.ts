import { dateInZone, type IsoDate } from "../dates/index.ts";

/** Entry of the website's log: an ad began or ceased to be served there. */
export interface WebLogEntry {
  /** Epoch milliseconds. */
  readonly at: number;
  /** True when it was served from then on. */
  readonly shown: boolean;
}

/**
 * Dates of an ad that the website's log proves: those on which it was served at some instant. An ad that was
 * first put online after one of its dates has its first day besides.
 * @param log of one ad, the oldest entry first
 * @param now epoch milliseconds
 */
export function daysOnline(
  log: readonly WebLogEntry[],
  {
    dates,
    zone,
    now,
  }: { readonly dates: readonly IsoDate[]; readonly zone: string; readonly now: number },
): IsoDate[] {
  const spans = spansOf(log, now).map(
    ([from, to]) => [dateInZone(from, zone), dateInZone(to, zone)] as const,
  );
  const [first] = spans[0] ?? [];
  if (first === undefined) return [];
  const kept = dates.filter((date) => spans.some(([from, to]) => from <= date && date <= to));
  const isLate = dates.some((date) => date < first);
  return isLate && !kept.includes(first) ? [first, ...kept] : kept;
}

/** Spans in which an ad was online, each from when until when. */
function spansOf(
  log: readonly WebLogEntry[],
  now: number,
): (readonly [from: number, to: number])[] {
  const spans: (readonly [number, number])[] = [];
  let from: number | null = null;
  for (const { at, shown } of log) {
    if (at > now) break;
    if (shown) from ??= at;
    else if (from !== null) {
      spans.push([from, at]);
      from = null;
    }
  }
  if (from !== null) spans.push([from, now]);
  return spans;
}
