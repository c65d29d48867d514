import {
  formatDayFirst,
  formatMonthFirst,
  type IsoDate,
  isIsoDate,
  parseDayFirst,
  parseMonthFirst,
} from "@parution/rules/dates";
import * as z from "zod/mini";
import "./jitless.ts";

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The last day that is read, so that the day after it has a year of four digits too. */
const LAST_DAY = "9998-12-31";

const isoDate = z.custom<IsoDate>((value) => typeof value === "string" && isIsoDate(value));

/** A calendar day, `DD/MM/YYYY` on the wire. */
export const wireDate = dayWritten(parseDayFirst, formatDayFirst);

/** A calendar day, `MM/DD/YYYY` on the wire, as the filter of invoices has it (docs/domain/wire-format.md#dates). */
export const monthFirstDate = dayWritten(parseMonthFirst, formatMonthFirst);

/** A calendar day, `YYYY-MM-DD` on both sides: birth dates. */
export const plainDate = isoDate;

/** An instant in epoch milliseconds; ISO 8601 in UTC on the wire, `2026-03-02T09:30:00.000Z`. */
export const instant = z.codec(z.string().check(z.regex(UTC)), z.int(), {
  decode: Date.parse, // NaN, where there is no such instant, is refused next
  encode: (at) => new Date(at).toISOString(),
});

/** An instant in epoch milliseconds; whole seconds since 1970 on the wire, as in a JWT. */
export const epochSeconds = z.codec(z.int(), z.int(), {
  decode: (wire) => wire * 1000,
  encode: (at) => Math.floor(at / 1000),
});

function dayWritten(parse: (text: string) => IsoDate | null, encode: (day: IsoDate) => string) {
  return z.codec(z.string(), isoDate, {
    decode: (wire, payload) => {
      const date = parse(wire);
      if (date !== null && date <= LAST_DAY) return date;
      payload.issues.push({ code: "custom", message: "date", input: wire });
      return z.NEVER;
    },
    encode,
  });
}
