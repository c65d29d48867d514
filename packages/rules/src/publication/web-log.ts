import { dateInZone, type IsoDate } from "../dates/index.ts";

/** Website's record of an ad that appears there; instants in epoch milliseconds. */
export interface WebLog {
  /** Time at which it was first online; null: not yet. */
  readonly publishedAt: number | null;
  /** Times at which its advertiser took it off and put it back, oldest first. */
  readonly switches: readonly { readonly at: number; readonly online: boolean }[];
  /** Time at which the newspaper took it off for good; null: never. */
  readonly endedAt: number | null;
}

/**
 * Dates of an ad that the website proves: those on which it was online at some instant. An ad that was
 * first put online after one of its dates has its first day besides.
 * @param now epoch milliseconds
 */
export function daysOnline(
  log: WebLog,
  {
    dates,
    zone,
    now,
  }: { readonly dates: readonly IsoDate[]; readonly zone: string; readonly now: number },
): IsoDate[] {
  if (log.publishedAt === null || log.publishedAt > now) return [];
  const first = dateInZone(log.publishedAt, zone);
  const spans = spansOf({ ...log, publishedAt: log.publishedAt }, now).map(
    ([from, to]) => [dateInZone(from, zone), dateInZone(to, zone)] as const,
  );
  const kept = dates.filter((date) => spans.some(([from, to]) => from <= date && date <= to));
  const isLate = dates.some((date) => date < first);
  return isLate && !kept.includes(first) ? [first, ...kept] : kept;
}

/** From when until when it was online. */
function spansOf(
  { publishedAt, switches, endedAt }: WebLog & { readonly publishedAt: number },
  now: number,
): (readonly [from: number, to: number])[] {
  const end = Math.min(endedAt ?? now, now);
  const spans: (readonly [number, number])[] = [];
  let from: number | null = publishedAt;
  for (const { at, online } of switches) {
    if (at > end) break;
    if (online) from ??= at;
    else if (from !== null) {
      spans.push([from, at]);
      from = null;
    }
  }
  if (from !== null && from <= end) spans.push([from, end]);
  return spans;
}
