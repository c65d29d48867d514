import { describe, expect, it } from "vitest";
import { closingObstacles, dormancyStep } from "./index.ts";

describe("closingObstacles", () => {
  const free = { openOrders: 0, runningAds: 0, owed: 0, balance: 0, members: 0 };

  it("finds none for an account that owes and awaits nothing", () =>
    expect(closingObstacles(free)).toEqual([]));

  it.each([
    ["openOrders", "orders"],
    ["runningAds", "ads"],
    ["owed", "debt"],
    ["balance", "balance"],
    ["members", "members"],
  ] as const)("names %s", (fact, obstacle) =>
    expect(closingObstacles({ ...free, [fact]: 1 })).toEqual([obstacle]),
  );
});

describe("dormancyStep", () => {
  const announced = Date.parse("2026-06-01T10:00:00Z");
  const at = (now: string, lastActivity: string, announcedAt: number | null = null) =>
    dormancyStep({ lastActivity: Date.parse(lastActivity), announcedAt }, Date.parse(now));

  it("waits within five years, to the day", () => {
    expect(at("2026-06-01T09:59:59Z", "2021-06-01T10:00:00Z")).toBe("wait");
    expect(at("2026-06-01T10:00:00Z", "2021-06-01T10:00:00Z")).toBe("announce");
  });

  it("announces a leap day's end on the first of March", () =>
    expect(at("2029-03-01T00:00:00Z", "2024-02-29T00:00:00Z")).toBe("announce"));

  it("waits for the thirty days of the announcement and the eight of its end", () => {
    expect(at("2026-07-09T09:59:59Z", "2020-01-01T00:00:00Z", announced)).toBe("wait");
    expect(at("2026-07-09T10:00:00Z", "2020-01-01T00:00:00Z", announced)).toBe("close");
  });

  it("withdraws the announcement when activity comes", () =>
    expect(at("2026-06-20T00:00:00Z", "2026-06-15T00:00:00Z", announced)).toBe("withdraw"));
});
