import { expect, test } from "vitest";
import { journalWindow } from "../calendar/index.ts";
import type { IsoDate } from "../dates/index.ts";
import { issueBlock } from "./days.ts";

/** Monday 1 June 2026, half past midnight for the publisher, while it is still Sunday in UTC. */
const clock = { now: Date.parse("2026-05-31T23:30:00Z"), zone: "Africa/Lagos" };
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
});
