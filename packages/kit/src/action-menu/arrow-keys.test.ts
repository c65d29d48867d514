import { expect, it } from "vitest";
import { entryByKey } from "./arrow-keys.ts";

it.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["ArrowLeft", 1, 3, undefined],
  ["Enter", 1, 3, undefined],
  ["ArrowDown", -1, 0, undefined],
  ["End", -1, 0, undefined],
])("%s at %s of %s leads to %s", (key, index, count, expected) => {
  expect(entryByKey(key, index, count)).toBe(expected);
});
