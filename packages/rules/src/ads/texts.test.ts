import { expect, test } from "vitest";
import { readReference } from "./texts.ts";

test.each([
  ["A00001234", { adId: 1234, orderId: null }],
  [" a1234 ", { adId: 1234, orderId: null }],
  ["C00000017", { adId: null, orderId: 17 }],
  ["c 17", { adId: null, orderId: 17 }],
  ["17", { adId: 17, orderId: 17 }],
  ["A00000000", null],
  ["", null],
  ["A", null],
  ["annonce 17", null],
  ["A1 or 1=1", null],
  ["9999999999", null],
])("%j names %j", (text, numbers) => {
  expect(readReference(text)).toEqual(numbers);
});
