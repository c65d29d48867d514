import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateInZone, instantInZone, startOfDayInZone, wallTimeInZone } from "./index.ts";

/** Zones whose clocks change at midnight, at odd minutes, by half an hour, by a whole day, in Ramadan, or never. */
const ZONES = [
  "Africa/Lagos",
  "Africa/Casablanca",
  "Africa/Cairo",
  "America/Havana",
  "America/Sao_Paulo",
  "America/St_Johns",
  "America/Toronto",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Europe/Paris",
  "Pacific/Apia",
  "Pacific/Kwajalein",
  "UTC",
];

describe("startOfDayInZone", () => {
  it("is 23:00 UTC of the day before in the publisher's zone", () => {
    expect(startOfDayInZone("2026-11-23", "Africa/Lagos")).toBe(Date.UTC(2026, 10, 22, 23));
  });

  it("begins at 01:00 where midnight is skipped", () => {
    const start = startOfDayInZone("2018-11-04", "America/Sao_Paulo");
    expect(new Date(start).toISOString()).toBe("2018-11-04T03:00:00.000Z");
  });

  it("begins at the change where the clock jumps from 23:30 past midnight", () => {
    const start = startOfDayInZone("1919-03-31", "America/Toronto");
    expect(new Date(start).toISOString()).toBe("1919-03-31T04:30:00.000Z");
  });

  it("begins at the first midnight where there are two", () => {
    const start = startOfDayInZone("2026-11-01", "America/Havana");
    expect(new Date(start).toISOString()).toBe("2026-11-01T04:00:00.000Z");
  });

  it("agrees with Temporal in every zone, and again from the cache", () => {
    for (const zone of ZONES) {
      for (let date = addDays("2010-12-31", 1); date < "2012-01-02"; date = addDays(date, 1)) {
        const expected = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
        expect(startOfDayInZone(date, zone), `${date} ${zone}`).toBe(expected);
      }
      const expected =
        Temporal.PlainDate.from("2011-01-01").toZonedDateTime(zone).epochMilliseconds;
      expect(startOfDayInZone("2011-01-01", zone)).toBe(expected);
    }
  });

  it("refuses a zone that does not exist", () => {
    expect(() => startOfDayInZone("2026-11-23", "Africa/Nowhere")).toThrow(RangeError);
  });
});

describe("dateInZone", () => {
  it("changes at the publisher's midnight", () => {
    const midnight = startOfDayInZone("2026-11-23", "Africa/Lagos");
    expect(dateInZone(midnight, "Africa/Lagos")).toBe("2026-11-23");
    expect(dateInZone(midnight - 1, "Africa/Lagos")).toBe("2026-11-22");
  });

  it("agrees with Temporal", () => {
    const instant = fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2050, 0) });
    fc.assert(
      fc.property(instant, fc.constantFrom(...ZONES), (now, zone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(zone)
          .toPlainDate();
        expect(dateInZone(now, zone)).toBe(expected.toString());
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe("instantInZone", () => {
  it("is an hour before UTC in the publisher's zone, and is read back as it was written", () => {
    const noon = instantInZone("2026-06-01T12:00", "Africa/Lagos");
    expect(noon).toBe(Date.UTC(2026, 5, 1, 11));
    expect(wallTimeInZone(noon, "Africa/Lagos")).toBe("2026-06-01T12:00");
  });

  it("takes the first of two equal times, and moves one that is skipped behind the gap", () => {
    expect(instantInZone("2026-10-25T02:30", "Europe/Paris")).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(instantInZone("2026-03-29T02:30", "Europe/Paris")).toBe(Date.UTC(2026, 2, 29, 1, 30));
  });
});
