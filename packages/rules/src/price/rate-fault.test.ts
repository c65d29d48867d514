import { expect, test } from "vitest";
import { LARGEST_RATE, rateFault } from "./rate-fault.ts";

test.each([
  ["headings", 1, null],
  ["headings", 0, "small"],
  ["headings", null, "missing"],
  ["headings", LARGEST_RATE, null],
  ["headings", LARGEST_RATE + 1, "large"],
  ["deliveries", 0, null],
  ["deliveries", -1, "small"],
  ["canvases", null, null],
  ["supports", null, null],
  ["copies", null, "missing"],
] as const)("a price of %s of %s is %s", (table, price, fault) => {
  expect(rateFault(table, price)).toBe(fault);
});
