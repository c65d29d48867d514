import { describe, expect, it } from "vitest";
import { isInJournalWindow, journalWindow } from "./index.ts";

const zone = "Africa/Lagos";
const days = { nearest: 1, farthest: 90 };

describe("journalWindow", () => {
  it("reaches back from the publisher's today", () => {
    const now = Date.UTC(2026, 10, 21, 22, 59);
    expect(journalWindow(days, { now, zone })).toEqual({ from: "2026-08-23", to: "2026-11-20" });
    expect(journalWindow(days, { now: now + 60_000, zone }).to).toBe("2026-11-21");
  });

  it("includes both ends", () => {
    const window = journalWindow(days, { now: Date.UTC(2026, 10, 21), zone });
    expect(isInJournalWindow("2026-08-22", window)).toBe(false);
    expect(isInJournalWindow("2026-08-23", window)).toBe(true);
    expect(isInJournalWindow("2026-11-20", window)).toBe(true);
    expect(isInJournalWindow("2026-11-21", window)).toBe(false);
  });
});
