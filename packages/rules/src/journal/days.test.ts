import { expect, test } from "vitest";
import type { IsoDate } from "../dates/index.ts";
import { issueBlock, journalWindow } from "./days.ts";

const zone = "Africa/Lagos";

test("the window reaches back from the publisher's today", () => {
  const ages = { nearest: 1, farthest: 90 };
  const now = Date.UTC(2026, 10, 21, 22, 59);
  expect(journalWindow(ages, { now, zone })).toEqual({ from: "2026-08-23", to: "2026-11-20" });
  expect(journalWindow(ages, { now: now + 60_000, zone }).to).toBe("2026-11-21");
});

/** Monday 1 June 2026, half past midnight for the publisher, while it is still Sunday in UTC. */
const clock = { now: Date.parse("2026-05-31T23:30:00Z"), zone };
const window = journalWindow({ nearest: 1, farthest: 30 }, clock);
const days = { window, closures: new Set<IsoDate>(["2026-05-27"]) };

test.each([
  ["2026-06-01", "outside"],
  ["2026-05-31", "weekend"],
  ["2026-05-30", "weekend"],
  ["2026-05-29", null],
  ["2026-05-27", "no-edition"],
  ["2026-05-04", null],
  ["2026-05-02", "weekend"],
  ["2026-05-01", "outside"],
] as const)("the issue of %s: %s", (date, reason) => {
  expect(issueBlock(date, days)).toBe(reason);
});

test("both ends of the window can be ordered", () => {
  const working = {
    window: journalWindow({ nearest: 3, farthest: 5 }, clock),
    closures: new Set<IsoDate>(),
  };
  expect(working.window).toEqual({ from: "2026-05-27", to: "2026-05-29" });
  expect(issueBlock("2026-05-27", working)).toBeNull();
  expect(issueBlock("2026-05-29", working)).toBeNull();
  expect(issueBlock("2026-05-26", working)).toBe("outside");
  expect(issueBlock("2026-05-30", working)).toBe("outside");
});
