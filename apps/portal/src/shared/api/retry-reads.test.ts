import { expect, test } from "vitest";
import { pauseBefore } from "./retry-reads.ts";

test("a read is asked again within a second for as long as a restart may take", () => {
  for (const retry of [1, 2, 30, 60]) expect(pauseBefore(retry, 1)).toBeLessThan(1000);
});

test("afterwards it is asked seldom", () => {
  expect(pauseBefore(61, 0)).toBeGreaterThan(5000);
});

test("pages do not all ask at the same moment", () => {
  expect(pauseBefore(1, 1) - pauseBefore(1, 0)).toBeGreaterThan(300);
});
