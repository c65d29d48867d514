import { describe, expect, it } from "vitest";
import {
  adFinaliseCutoff,
  canFinaliseAd,
  canFinaliseOrder,
  leavesTimeToPay,
  orderFinaliseCutoff,
} from "./index.ts";

const zone = "Africa/Lagos";
const HOUR = 3_600_000;
const begins = Date.UTC(2026, 10, 22, 23);
const monday = { firstDate: "2026-11-23", fixedPrice: false, leadHours: 36 } as const;

describe.each([
  ["ads", canFinaliseAd, adFinaliseCutoff, 30],
  ["orders", canFinaliseOrder, orderFinaliseCutoff, 48],
] as const)("finalising %s", (_, canFinalise, cutoff, hours) => {
  it(`needs strictly more than ${hours} hours`, () => {
    const limit = begins - hours * HOUR;
    expect(cutoff(36, "2026-11-23", zone)).toBe(limit);
    expect(canFinalise(monday, { now: limit - 1, zone })).toBe(true);
    expect(canFinalise(monday, { now: limit, zone })).toBe(false);
  });

  it("is always possible on fixed-price supports", () => {
    expect(canFinalise({ ...monday, fixedPrice: true }, { now: begins + HOUR, zone })).toBe(true);
  });

  it("is always possible where nothing is to be published", () => {
    expect(canFinalise({ ...monday, firstDate: null }, { now: begins, zone })).toBe(true);
  });
});

describe("a newspaper that closes 12 hours before", () => {
  const late = { ...monday, leadHours: 12 };

  it("takes payments of ads until 6 hours before, of orders until 24", () => {
    expect(canFinaliseAd(late, { now: begins - 6 * HOUR - 1, zone })).toBe(true);
    expect(canFinaliseAd(late, { now: begins - 6 * HOUR, zone })).toBe(false);
    expect(canFinaliseOrder(late, { now: begins - 24 * HOUR - 1, zone })).toBe(true);
    expect(canFinaliseOrder(late, { now: begins - 24 * HOUR, zone })).toBe(false);
  });

  it("leaves until the day begins where it closes with it", () => {
    expect(adFinaliseCutoff(3, "2026-11-23", zone)).toBe(begins);
  });
});

describe("proposals to a user", () => {
  it("stays payable among orders for a day at least", () => {
    const limit = begins - 72 * HOUR;
    expect(leavesTimeToPay(monday, { now: limit, zone })).toBe(true);
    expect(leavesTimeToPay(monday, { now: limit + 1, zone })).toBe(false);
  });

  it("on a fixed-price support begins in a day at least", () => {
    const digital = { ...monday, fixedPrice: true, leadHours: 0 };
    expect(leavesTimeToPay(digital, { now: begins - 24 * HOUR, zone })).toBe(true);
    expect(leavesTimeToPay(digital, { now: begins - 24 * HOUR + 1, zone })).toBe(false);
  });
});
