import { describe, expect, it } from "vitest";
import { nextClosing, type PublicationRules } from "./index.ts";

const zone = "Africa/Lagos";

describe("the next day to close", () => {
  const rules = (changes: Partial<PublicationRules> = {}): PublicationRules => ({
    medium: "print",
    leadHours: 36,
    zone,
    now: Date.UTC(2026, 10, 19, 8),
    start: "2026-11-19",
    end: "2026-11-27",
    closures: new Set(["2026-11-24"] as const),
    ...changes,
  });
  const fridayCloses = Date.UTC(2026, 10, 18, 18);

  it("is one that takes no orders any more, until its edition closes seven hours later", () => {
    const late = rules({ now: fridayCloses - 1, start: "2026-11-18" });
    expect(nextClosing(late)).toEqual({ date: "2026-11-20", closesAt: fridayCloses });
    const later = nextClosing(rules({ now: fridayCloses }));
    expect(later).toEqual({ date: "2026-11-23", closesAt: Date.UTC(2026, 10, 21, 18) });
  });

  it("is neither a weekend, nor a closed day, nor an edition that was closed by hand", () => {
    const closed = rules({ closedEditions: new Set(["2026-11-23"] as const) });
    expect(nextClosing(closed)?.date).toBe("2026-11-25");
  });

  it("of a digital newspaper closes with its cut-off", () => {
    const digital = rules({ medium: "digital", leadHours: 0 });
    const closesAt = Date.UTC(2026, 10, 19, 23);
    expect(nextClosing(digital)).toEqual({ date: "2026-11-20", closesAt });
  });

  it("is none when no day is left", () => {
    expect(nextClosing(rules({ end: "2026-11-20" }))).toBeNull();
  });
});
