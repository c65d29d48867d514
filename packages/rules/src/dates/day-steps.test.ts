import { expect, it } from "vitest";
import { firstOfMonth, firstOfNextMonth } from "./index.ts";

it("finds the first days of a month and of the next one, also across years", () => {
  expect(firstOfMonth("2026-02-28")).toBe("2026-02-01");
  expect(firstOfNextMonth("2026-02-01")).toBe("2026-03-01");
  expect(firstOfNextMonth("2026-12-31")).toBe("2027-01-01");
});
