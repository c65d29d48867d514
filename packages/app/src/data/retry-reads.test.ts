import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryAtOnce, retryReads } from "./retry-reads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  retryAtOnce(); // What still waits is no other test's.
  vi.useRealTimers();
});

/** A read that has failed for the `retryCount`th time; called when it is asked again. */
function failedRead(retryCount = 1) {
  const askAgain = vi.fn<(options?: object) => Promise<boolean>>(async () => true);
  const config = {} as Parameters<typeof retryReads>[2]; // nothing of it is read
  retryReads(new Error("lost"), "key", config, askAgain, { retryCount, dedupe: true });
  return askAgain;
}

const callsOf = (reads: readonly ReturnType<typeof failedRead>[]) =>
  reads.map((read) => read.mock.calls.length);

test("once one read is answered, all that failed are asked again, each once", () => {
  const reads = [failedRead(), failedRead(), failedRead(500)];
  retryAtOnce();
  vi.runAllTimers();
  expect(callsOf(reads)).toEqual([1, 1, 1]);
});

test("where nothing is answered, one read is asked again after a pause, the others after it in turn", () => {
  const reads = [failedRead(), failedRead(), failedRead()];
  vi.advanceTimersByTime(200);
  expect(callsOf(reads)).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(250);
  expect(callsOf(reads)).toEqual([1, 0, 0]);
  vi.runAllTimers();
  expect(callsOf(reads)).toEqual([1, 1, 1]);
});

test("a read is asked again within half a second for as long as a restart may take", () => {
  for (const retry of [1, 2, 30, 90]) {
    const read = failedRead(retry);
    vi.advanceTimersByTime(500);
    expect(read).toHaveBeenCalledTimes(1);
  }
});

test("afterwards it is asked seldom, and keeps none waiting that has just failed", () => {
  const old = failedRead(91);
  const young = failedRead();
  vi.advanceTimersByTime(5000);
  expect(callsOf([old, young])).toEqual([0, 1]);
  vi.runAllTimers();
  expect(old).toHaveBeenCalledTimes(1);
});

test("pages do not all ask at the same moment", () => {
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
