import { describe, expect, it } from "vitest";
import { readDate, toIso, utcMidnight } from "./iso-date.ts";

describe("readDate", () => {
  it("reads a day and writes it back", () => {
    const date = readDate("2028-02-29");
    expect(date && toIso(date)).toBe("2028-02-29");
    expect(date && utcMidnight(date)).toBe(Date.UTC(2028, 1, 29));
  });

  it.each([
    "",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "0026-01-01",
    "16/03/2026",
    " 2026-01-01",
  ])("does not read %j", (text) => {
    expect(readDate(text)).toBeUndefined();
  });
});
