import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type IsoDate, readDate, toIso } from "./iso-date.ts";
import { addRange, inReadingOrder, toggleDay } from "./selection.ts";

const day = (text: string) => {
  const date = readDate(text);
  if (!date) throw new Error(`Not a day: ${text}`);
  return date;
};
const free = () => undefined;

describe("inReadingOrder", () => {
  it("sorts over years and drops repetitions", () => {
    expect(inReadingOrder(["2027-01-04", "2026-12-31", "2026-03-09", "2026-12-31"])).toEqual([
      "2026-03-09",
      "2026-12-31",
      "2027-01-04",
    ]);
  });
});

describe("toggleDay", () => {
  it("adds a day in its place and takes it away again", () => {
    const both = toggleDay(["2026-03-18"], "2026-03-16");
    expect(both).toEqual(["2026-03-16", "2026-03-18"]);
    expect(toggleDay(both, "2026-03-18")).toEqual(["2026-03-16"]);
  });

  it("undoes itself", () => {
    const days = fc
      .integer({ min: 0, max: 500 })
      .map((days) => toIso(day("2026-01-01").add({ days })));
    fc.assert(
      fc.property(fc.array(days), days, (chosen, other) => {
        const once = toggleDay(chosen, other);
        expect(once.includes(other)).toBe(!chosen.includes(other));
        expect(toggleDay(once, other)).toEqual(inReadingOrder(chosen));
      }),
      { seed: 20_261_121 },
    );
  });
});

describe("addRange", () => {
  it("adds both ends and what lies between, whichever comes first", () => {
    const forwards = addRange([], day("2026-03-30"), day("2026-04-01"), free);
    const backwards = addRange([], day("2026-04-01"), day("2026-03-30"), free);
    expect(forwards).toEqual(["2026-03-30", "2026-03-31", "2026-04-01"]);
    expect(backwards).toEqual(forwards);
  });

  it("leaves out what cannot be chosen and keeps what already was", () => {
    const weekend: readonly IsoDate[] = ["2026-03-14", "2026-03-15"];
    const reasonOf = (date: IsoDate) => (weekend.includes(date) ? "weekend" : undefined);
    expect(addRange(["2026-03-02"], day("2026-03-13"), day("2026-03-16"), reasonOf)).toEqual([
      "2026-03-02",
      "2026-03-13",
      "2026-03-16",
    ]);
  });
});
