import { expect, test } from "vitest";
import { passwordFaults } from "./password-form.tsx";

test("keeps a password as it is typed, blanks included", () => {
  const next = " un moulin sous la pluie ";
  expect(passwordFaults({ current: "k7Tq2mPa", next, again: next })).toEqual({});
});

test.each([
  ["", "un moulin sous la pluie", undefined, { current: "missing" }],
  ["k7Tq2mPa", "court", undefined, { next: "too-short" }],
  ["un moulin sous la pluie", "un moulin sous la pluie", undefined, { next: "unchanged" }],
  ["k7Tq2mPa", "un moulin sous la pluie", "un moulin sous la lune", { again: "different" }],
  ["", "court", "autre", { current: "missing", next: "too-short" }],
])("%j → %j, then %j: %j", (current, next, again = next, faults) => {
  expect(passwordFaults({ current, next, again })).toEqual(faults);
});
