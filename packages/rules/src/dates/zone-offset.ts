const formats = new Map<string, Intl.DateTimeFormat>();

/** Nanoseconds of a millisecond. */
const MILLISECOND = 1e6;

/** Local wall time less UTC, in milliseconds, by `Temporal`. */
export const offsetByTemporal = (instant: number, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds /
  MILLISECOND;

/** Variant of {@link offsetByTemporal} for a browser without `Temporal`. */
export function offsetByFormat(instant: number, zone: string): number {
  const wall: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) wall[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = wall;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/**
 * Local wall time less UTC, in milliseconds, at an instant on a whole second. The first `Intl.DateTimeFormat` of a process
 * takes 25 ms of a page's start, the first time of `Temporal` one (docs/decisions/0043-start-without-intl.md).
 *
 * @param zone an IANA name
 * @throws RangeError when the zone is unknown
 */
export const offsetOf = typeof Temporal === "undefined" ? offsetByFormat : offsetByTemporal;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}
