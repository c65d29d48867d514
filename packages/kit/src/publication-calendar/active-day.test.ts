import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfterPress, dayInSight, firstActiveDay } from "./active-day.ts";
import { readDate } from "./iso-date.ts";
import { monthOf } from "./month.ts";
import { readPeriod } from "./period.ts";

const day = (text: string) => {
  const date = readDate(text);
  if (!date) throw new Error(`Not a day: ${text}`);
  return date;
};
const FRENCH = { direction: "ltr", locale: "fr-FR" } as const;
const ARABIC = { direction: "rtl", locale: "ar-MA" } as const;

describe("dayAfterPress", () => {
  // 18 March 2026 is a Wednesday.
  it.each([
    ["ArrowRight", false, "2026-03-19"],
    ["ArrowLeft", false, "2026-03-17"],
    ["ArrowDown", false, "2026-03-25"],
    ["ArrowUp", false, "2026-03-11"],
    ["Home", false, "2026-03-16"],
    ["End", false, "2026-03-22"],
    ["PageDown", false, "2026-04-18"],
    ["PageUp", false, "2026-02-18"],
    ["PageDown", true, "2027-03-18"],
    ["PageUp", true, "2025-03-18"],
  ])("%s (shift: %s) leads to %s", (key, shiftKey, expected) => {
    expect(dayAfterPress(day("2026-03-18"), { key, shiftKey }, FRENCH)?.toString()).toBe(expected);
  });

  it("follows the reading direction", () => {
    const press = (key: string) =>
      dayAfterPress(day("2026-03-18"), { key, shiftKey: false }, ARABIC)?.toString();
    expect(press("ArrowLeft")).toBe("2026-03-19");
    expect(press("ArrowRight")).toBe("2026-03-17");
  });

  it("lands on the last day of a shorter month", () => {
    const next = dayAfterPress(day("2026-01-31"), { key: "PageDown", shiftKey: false }, FRENCH);
    expect(next?.toString()).toBe("2026-02-28");
  });

  it.each(["Tab", "a", "Escape", "Enter"])("does not move on %s", (key) => {
    expect(dayAfterPress(day("2026-03-18"), { key, shiftKey: false }, FRENCH)).toBeUndefined();
  });

  it("comes back with the opposite arrow, from any day", () => {
    const opposites = { ArrowRight: "ArrowLeft", ArrowDown: "ArrowUp" } as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom("ArrowRight" as const, "ArrowDown" as const),
        fc.constantFrom(FRENCH, ARABIC),
        (days, key, language) => {
          const from = day("2024-01-01").add({ days });
          const there = dayAfterPress(from, { key, shiftKey: false }, language);
          const back = there && { key: opposites[key], shiftKey: false };
          expect(there && back && dayAfterPress(there, back, language)?.toString()).toBe(
            from.toString(),
          );
        },
      ),
      { seed: 20_261_121 },
    );
  });
});

describe("firstActiveDay", () => {
  const period = readPeriod("2026-03-11", "2026-06-30", "2026-03-11");
  const from13March = (date: string) => (date < "2026-03-13" ? "too late" : undefined);

  it("is the first chosen day in sight", () => {
    const chosen = ["2026-02-02", "2026-04-02", "2026-05-04", "rubbish"];
    const active = firstActiveDay(chosen, "2026-03-11", period, from13March);
    expect(active.toString()).toBe("2026-04-02");
  });

  it("is the first free day when none is chosen", () => {
    expect(firstActiveDay([], "2026-03-11", period, from13March).toString()).toBe("2026-03-13");
  });

  it("is the last free day when all are past", () => {
    const past = readPeriod("2026-01-05", "2026-03-11", "2026-03-11");
    const until6March = (date: string) => (date > "2026-03-06" ? "too new" : undefined);
    expect(firstActiveDay([], "2026-03-11", past, until6March).toString()).toBe("2026-03-06");
    expect(firstActiveDay([], "unknown", past, until6March).toString()).toBe("2026-01-01");
  });

  it("is today when no day is free", () => {
    expect(firstActiveDay([], "2026-03-11", period, () => "closed").toString()).toBe("2026-03-11");
  });

  it("is the nearest day of the period when today is elsewhere or unknown", () => {
    const closed = () => "closed";
    expect(firstActiveDay([], "2027-01-01", period, closed).toString()).toBe("2026-06-30");
    expect(firstActiveDay([], "today", period, closed).toString()).toBe("2026-03-01");
  });
});

describe("dayInSight", () => {
  const april = monthOf(day("2026-04-01"));

  it.each([
    ["2026-05-20", 2, "2026-05-20"],
    ["2026-03-31", 2, "2026-04-30"],
    ["2026-08-31", 2, "2026-05-31"],
    ["2026-08-31", 1, "2026-04-30"],
  ])("%s with %d months from April is %s", (active, shown, expected) => {
    expect(dayInSight(day(active), april, shown).toString()).toBe(expected);
  });
});
