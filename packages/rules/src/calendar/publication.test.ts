import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type IsoDate } from "../dates/index.ts";
import { cutoffOf, dayStatus, type PublicationRules, publicationDays } from "./index.ts";

const LAGOS = "Africa/Lagos";
const HOUR = 3_600_000;

/** Friday 20 November 2026, noon in Lagos: exactly 36 hours before Sunday begins there. */
const NOON = Date.UTC(2026, 10, 20, 11);

const rules = (changes: Partial<PublicationRules> = {}): PublicationRules => ({
  medium: "print",
  leadHours: 36,
  now: NOON,
  zone: LAGOS,
  start: "2026-11-18",
  end: "2026-12-18",
  closures: new Set<IsoDate>(),
  ...changes,
});

describe("print", () => {
  it("keeps a day open until 36 hours before it begins, that instant included", () => {
    const monday = "2026-11-23";
    const cutoff = Date.UTC(2026, 10, 21, 11);
    expect(cutoffOf(36, monday, LAGOS)).toBe(cutoff);
    expect(dayStatus(monday, rules({ now: cutoff })).available).toBe(true);
    expect(dayStatus(monday, rules({ now: cutoff + 1 })).reason).toBe("deadline");
  });

  it("follows the publisher's zone, not UTC", () => {
    const elsewhere = { zone: "America/New_York", now: Date.UTC(2026, 10, 21, 13) };
    expect(dayStatus("2026-11-23", rules(elsewhere)).available).toBe(true);
    expect(dayStatus("2026-11-23", rules({ now: elsewhere.now })).reason).toBe("deadline");
  });
});

describe("digital", () => {
  it("keeps a day open until it begins, that instant excluded", () => {
    const begins = Date.UTC(2026, 10, 22, 23);
    const open = rules({ medium: "digital", leadHours: 0, now: begins - 1 });
    expect(cutoffOf(0, "2026-11-23", LAGOS)).toBe(begins);
    expect(dayStatus("2026-11-23", open).available).toBe(true);
    expect(dayStatus("2026-11-23", { ...open, now: begins }).reason).toBe("deadline");
  });
});

describe("blocked days", () => {
  const closed = rules({ closures: new Map([["2026-11-24", "Fête"] as const]) });

  it.each([
    ["2026-11-17", "outside"],
    ["2026-11-18", "deadline"],
    ["2026-11-21", "weekend"],
    ["2026-11-22", "weekend"],
    ["2026-11-23", null],
    ["2026-11-24", "no-edition"],
    ["2026-12-18", null],
    ["2026-12-19", "outside"],
  ] as const)("%s is blocked by %s", (date, reason) => {
    const day = dayStatus(date, closed);
    expect(day).toMatchObject({ date, reason, available: reason === null });
  });

  it("name permanent reasons before the deadline", () => {
    const late = { ...closed, now: Date.UTC(2026, 11, 31) };
    expect(dayStatus("2026-11-21", late).reason).toBe("weekend");
    expect(dayStatus("2026-11-24", late).reason).toBe("no-edition");
    expect(dayStatus("2026-11-25", late).reason).toBe("deadline");
  });
});

describe("publicationDays", () => {
  it("agrees with a calendar computed by Temporal, day by day", () => {
    const scenario = fc.record({
      medium: fc.constantFrom("print", "digital"),
      now: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      zone: fc.constantFrom(LAGOS, "Africa/Casablanca", "America/Havana", "Europe/Paris"),
      startsIn: fc.integer({ min: -10, max: 10 }),
      length: fc.integer({ min: -2, max: 40 }),
      leadHours: fc.constantFrom(0, 1, 12, 36, 240),
      closed: fc.array(fc.nat(30), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(scenario, ({ medium, leadHours, now, zone, startsIn, length, closed }) => {
        const today = Temporal.Instant.fromEpochMilliseconds(now)
          .toZonedDateTimeISO(zone)
          .toPlainDate();
        const first = today.add({ days: startsIn });
        const start = toIso(first);
        const closures = new Set(closed.map((offset) => addDays(start, offset)));
        const end = addDays(start, length - 1);
        const days = publicationDays({ medium, leadHours, now, zone, start, end, closures });

        expect(days).toHaveLength(Math.max(0, length));
        for (const [index, day] of days.entries()) {
          const date = first.add({ days: index });
          const lead = date.toZonedDateTime(zone).epochMilliseconds - now;
          const inTime = medium === "print" ? lead >= leadHours * HOUR : lead > leadHours * HOUR;
          const open = inTime && date.dayOfWeek < 6 && !closures.has(toIso(date));
          expect(day.date).toBe(date.toString());
          expect(day.available).toBe(open);
          expect(day.reason === null).toBe(open);
        }
      }),
      { seed: 17, numRuns: 150 },
    );
  });
});

function toIso(date: Temporal.PlainDate): IsoDate {
  return addDays("2026-01-01", date.since("2026-01-01").days);
}
