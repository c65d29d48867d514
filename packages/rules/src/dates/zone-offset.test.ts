import fc from "fast-check";
import { expect, test } from "vitest";
import { offsetByFormat, offsetByTemporal } from "./zone-offset.ts";

const ZONES = ["Africa/Casablanca", "Africa/Lagos", "Asia/Kathmandu", "Europe/Paris", "UTC"];

test("offsets are the same by Temporal and by a format", () => {
  const seconds = fc.integer({ min: Date.UTC(1970, 0) / 1000, max: Date.UTC(2050, 0) / 1000 });
  fc.assert(
    fc.property(seconds, fc.constantFrom(...ZONES), (second, zone) => {
      expect(offsetByFormat(second * 1000, zone)).toBe(offsetByTemporal(second * 1000, zone));
    }),
    { seed: 20_261_127, numRuns: 1000 },
  );
});

test("a zone that does not exist has no offset", () => {
  expect(() => offsetByFormat(0, "Africa/Nowhere")).toThrow(RangeError);
  expect(() => offsetByTemporal(0, "Africa/Nowhere")).toThrow(RangeError);
});
