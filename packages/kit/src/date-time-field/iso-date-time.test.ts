import { CalendarDateTime } from "@internationalized/date";
import { describe, expect, it } from "vitest";
import { readDateTime, writeDateTime } from "./iso-date-time.ts";

describe("a day and a time", () => {
  it.each(["2026-11-24T09:30", "2026-02-28T00:00", "9999-12-31T23:59"])(
    "%s is read and written back",
    (text) => {
      expect(writeDateTime(readDateTime(text))).toBe(text);
    },
  );

  it.each([
    null,
    "",
    "2026-11-24",
    "2026-02-30T09:30",
    "2026-11-24T24:00",
    "2026-11-24T09:60",
    "2026-11-24T9:30",
  ])("reads %j as none", (text) => {
    expect(readDateTime(text)).toBeNull();
  });

  it("is not written while its year is being typed", () => {
    expect(writeDateTime(new CalendarDateTime(20, 11, 24, 9, 30))).toBeNull();
    expect(writeDateTime(null)).toBeNull();
  });
});
