import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { inSlices } from "./export.ts";

/** Milliseconds that making a row takes. */
const ROW = 2;
const ROWS = 100;

async function* slowRows() {
  for (let index = 0; index < ROWS; index += 1) {
    const until = performance.now() + ROW;
    while (performance.now() < until);
    yield [index];
  }
}

test("rows in memory are written in slices, between which the event loop runs", async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  const taken: unknown[] = [];
  for await (const [index] of inSlices(slowRows())) taken.push(index);
  isDone = true;
  await others;
  expect(taken).toEqual(Array.from({ length: ROWS }, (_, index) => index));
  // Five rows a slice at most, on a machine that is not busy; fewer on one that is.
  expect(turns).toBeGreaterThanOrEqual(ROWS / 10);
});
