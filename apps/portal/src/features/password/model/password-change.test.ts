import { expect, test } from "vitest";
import { readPasswordChange } from "./password-change.ts";

function read(current: string, next: string, again = next) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ current, next, again })) form.set(name, value);
  return readPasswordChange(form);
}

test("reads a change as it is typed, blanks included", () => {
  const next = " un moulin sous la pluie ";
  expect(read("k7Tq2mPa", next)).toEqual({ change: { current: "k7Tq2mPa", next } });
});

test.each([
  ["", "un moulin sous la pluie", undefined, { current: "missing" }],
  ["k7Tq2mPa", "court", undefined, { next: "too-short" }],
  ["un moulin sous la pluie", "un moulin sous la pluie", undefined, { next: "unchanged" }],
  ["k7Tq2mPa", "un moulin sous la pluie", "un moulin sous la lune", { again: "different" }],
  ["", "court", "autre", { current: "missing", next: "too-short" }],
])("%j → %j, then %j: %j", (current, next, again, faults) => {
  expect(read(current, next, again)).toEqual({ faults });
});
