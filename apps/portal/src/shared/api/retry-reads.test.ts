import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pauseBefore, retryAtOnce, retryReads } from "./retry-reads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A read that has failed for the first time; called when it is asked again. */
function failedRead() {
  const askAgain = vi.fn<(options?: object) => Promise<boolean>>(async () => true);
  const config = {} as Parameters<typeof retryReads>[2]; // nothing of it is read
  retryReads(new Error("lost"), "key", config, askAgain, { retryCount: 1, dedupe: true });
  return askAgain;
}

test("once one read is answered, all that failed are asked again, each once", () => {
  const reads = [failedRead(), failedRead()];
  retryAtOnce();
  vi.runAllTimers();
  for (const read of reads) expect(read).toHaveBeenCalledTimes(1);
});

test("where nothing is answered, each is asked again after its pause", () => {
  const read = failedRead();
  vi.advanceTimersByTime(300);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(700);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a read is asked again within a second for as long as a restart may take", () => {
  for (const retry of [1, 2, 30, 60]) expect(pauseBefore(retry, 1)).toBeLessThan(1000);
});

test("afterwards it is asked seldom", () => {
  expect(pauseBefore(61, 0)).toBeGreaterThan(5000);
});

test("pages do not all ask at the same moment", () => {
  expect(pauseBefore(1, 1) - pauseBefore(1, 0)).toBeGreaterThan(300);
});
