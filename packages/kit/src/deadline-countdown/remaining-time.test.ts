import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantitiesOf, reachedThreshold, timeLeft, urgencyOf } from "./remaining-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MILLISECONDS = { second: 1_000, minute: MINUTE, hour: HOUR, day: DAY };

describe("timeLeft", () => {
  it("is what separates the instants", () => {
    expect(timeLeft(5_000, 2_000)).toBe(3_000);
  });

  it.each([
    [1_000, 2_000],
    [1_000, 1_000],
    [Number.NaN, 1_000],
    [1_000, Number.NaN],
    [Number.POSITIVE_INFINITY, 1_000],
    [1_000, Number.NEGATIVE_INFINITY],
  ])("is nothing from %d at %d", (until, now) => {
    expect(timeLeft(until, now)).toBe(0);
  });
});

describe("quantitiesOf", () => {
  it.each([
    [2 * DAY + 3 * HOUR + 59 * MINUTE, "2 day 3 hour"],
    [DAY, "1 day 0 hour"],
    [DAY - 1, "23 hour 59 minute"],
    [HOUR, "1 hour 0 minute"],
    [HOUR - 1, "59 minute 59 second"],
    [999, "0 minute 0 second"],
    [0, "0 minute 0 second"],
  ])("%d ms reads %s", (left, expected) => {
    expect(
      quantitiesOf(left)
        .map(({ value, unit }) => `${value} ${unit}`)
        .join(" "),
    ).toBe(expected);
  });

  it("never promises more than is left, and drops less than its smaller unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * DAY }), (left) => {
        const quantities = quantitiesOf(left);
        const shown = quantities.reduce(
          (sum, { value, unit }) => sum + value * MILLISECONDS[unit],
          0,
        );
        const smallest = MILLISECONDS[quantities.at(-1)?.unit ?? "second"];
        expect(shown).toBeLessThanOrEqual(left);
        expect(left - shown).toBeLessThan(smallest);
      }),
      { seed: 20_261_121 },
    );
  });
});

describe("urgencyOf", () => {
  it.each([
    [DAY + 1, "calm"],
    [DAY, "near"],
    [HOUR + 1, "near"],
    [HOUR, "imminent"],
    [1, "imminent"],
    [0, "passed"],
  ])("%d ms left is %s", (left, urgency) => {
    expect(urgencyOf(left)).toBe(urgency);
  });
});

describe("reachedThreshold", () => {
  it.each([
    [DAY + 1, undefined],
    [DAY, DAY],
    [HOUR + 1, DAY],
    [HOUR, HOUR],
    [15 * MINUTE, 15 * MINUTE],
    [4 * MINUTE, 5 * MINUTE],
    [1, MINUTE],
    [0, 0],
  ])("%d ms left has reached %s", (left, threshold) => {
    expect(reachedThreshold(left)).toBe(threshold);
  });
});
