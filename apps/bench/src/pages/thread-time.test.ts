import { expect, test } from "vitest";
import { blockingTimeOf } from "./thread-time.ts";

/** A task of so many milliseconds, of which the thread worked for `worked`. */
const task = (from: number, lasts: number, worked = lasts) => ({
  ts: from * 1000,
  dur: lasts * 1000,
  tdur: worked * 1000,
});

const SEEN = 100_000;

test("what a task takes on the telephone beyond fifty milliseconds blocks", () => {
  expect(blockingTimeOf([task(200, 20), task(300, 12)], SEEN)).toBe(30);
});

test("work before the first content does not block", () => {
  expect(blockingTimeOf([task(0, 90), task(200, 20)], SEEN)).toBe(30);
});

test("of a task during which the first content appears only the rest blocks", () => {
  expect(blockingTimeOf([task(80, 40)], SEEN)).toBe(30);
});

test("time that a task waits for a processor does not block", () => {
  expect(blockingTimeOf([task(200, 100, 20)], SEEN)).toBe(30);
});

test("a task within another blocks once", () => {
  expect(blockingTimeOf([task(200, 20), task(205, 14)], SEEN)).toBe(30);
});
