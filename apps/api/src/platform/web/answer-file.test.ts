import { expect, test } from "vitest";
import { rangeIn } from "./answer-file.ts";

test.each([
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=900-", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=990-5000", { first: 990, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=1000-", "outside"],
  ["bytes=-0", "outside"],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["lines=0-1", null],
  [null, null],
])("reads the range %s of 1000 bytes", (header, range) => {
  expect(rangeIn(header, 1000)).toEqual(range);
});
