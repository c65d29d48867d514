import { describe, expect, it } from "vitest";
import { availability } from "./availability.ts";
import type { IsoDate } from "./iso-date.ts";

const limits = {
  blocked: new Map<IsoDate, string>([
    ["2026-03-14", "Week-end"],
    ["2026-04-30", "Férié"],
  ]),
  min: "2026-03-02",
  max: "2026-04-15",
  outside: "Hors période",
};

describe("availability", () => {
  const reasonOf = availability(limits);

  it.each([
    ["2026-03-01", "Hors période"],
    ["2026-03-02", undefined],
    ["2026-03-14", "Week-end"],
    ["2026-04-15", undefined],
    ["2026-04-16", "Hors période"],
  ] as const)("says of %s: %s", (day, reason) => {
    expect(reasonOf(day)).toBe(reason);
  });

  it("prefers a day's own reason to the period's", () => {
    expect(reasonOf("2026-04-30")).toBe("Férié");
  });

  it("keeps a day blocked whose reason is empty", () => {
    const silent = availability({ ...limits, blocked: new Map([["2026-03-03", ""]]) });
    expect(silent("2026-03-03")).toBe("");
  });

  it("sets no limit from bounds that cannot be read", () => {
    const open = availability({ ...limits, min: "soon", max: "2026-02-31" });
    expect(open("2020-01-06")).toBeUndefined();
    expect(open("2030-01-06")).toBeUndefined();
  });
});
