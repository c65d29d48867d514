import { expect, test } from "vitest";
import { totalAt } from "./paging.ts";

const uncounted = () => Promise.reject(new Error("counted"));
const counted = (most: number) => Promise.resolve(Math.min(most + 1, 25));

test("counts rows by the last page", async () => {
  expect(await totalAt(1, 7, uncounted)).toBe(7);
  expect(await totalAt(3, 10, uncounted)).toBe(30);
});

test("there is no total beyond the counted number", async () => {
  expect(await totalAt(1000, 11, uncounted)).toBeGreaterThan(10_000);
});

test("counts rows by a query before the last page, and beyond the list", async () => {
  expect(await totalAt(1, 11, counted)).toBe(25);
  expect(await totalAt(1, 0, () => Promise.resolve(0))).toBe(0);
  expect(await totalAt(2000, 0, counted)).toBe(25);
});
