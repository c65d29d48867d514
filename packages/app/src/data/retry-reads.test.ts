import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryNow, retryReads } from "./retry-reads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  retryNow(); // Empties the queue for the next test.
  vi.useRealTimers();
});

/** Read that has failed for the `retryCount`th time; called when it is repeated. */
function failedRead(retryCount = 1) {
  const askAgain = vi.fn<(options?: object) => Promise<boolean>>(async () => true);
  const config = {} as Parameters<typeof retryReads>[2]; // nothing of it is read
  retryReads(new Error("lost"), "key", config, askAgain, { retryCount, dedupe: true });
  return askAgain;
}

const callsOf = (reads: readonly ReturnType<typeof failedRead>[]) =>
  reads.map((read) => read.mock.calls.length);

test("repeats every failed read once as soon as one is answered", () => {
  const reads = [failedRead(), failedRead(), failedRead(500)];
  retryNow();
  vi.runAllTimers();
  expect(callsOf(reads)).toEqual([1, 1, 1]);
});

test("repeats failed reads one after another, each after a pause, while none is answered", () => {
  const reads = [failedRead(), failedRead(), failedRead()];
  vi.advanceTimersByTime(200);
  expect(callsOf(reads)).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(250);
  expect(callsOf(reads)).toEqual([1, 0, 0]);
  vi.runAllTimers();
  expect(callsOf(reads)).toEqual([1, 1, 1]);
});

test("repeats a read within half a second for the duration of a restart", () => {
  for (const retry of [1, 2, 30, 90]) {
    const read = failedRead(retry);
    vi.advanceTimersByTime(500);
    expect(read).toHaveBeenCalledTimes(1);
  }
});

test("repeats an old failure seldom, without delaying recent ones", () => {
  const old = failedRead(91);
  const young = failedRead();
  vi.advanceTimersByTime(5000);
  expect(callsOf([old, young])).toEqual([0, 1]);
  vi.runAllTimers();
  expect(old).toHaveBeenCalledTimes(1);
});

test("spreads the repetitions of several pages over time", () => {
  const chance = vi.spyOn(Math, "random");
  const pauses = [0, 1].map((value) => {
    chance.mockReturnValue(value);
    const read = failedRead();
    const from = Date.now();
    while (read.mock.calls.length === 0) vi.advanceTimersByTime(10);
    return Date.now() - from;
  });
  chance.mockRestore();
  expect((pauses[1] ?? 0) - (pauses[0] ?? 0)).toBeGreaterThanOrEqual(150);
});
