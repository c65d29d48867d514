import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPoller, pauseAfter } from "./use-payment-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("pauseAfter", () => {
  it("grows up to half a minute", () => {
    const pauses = Array.from({ length: 20 }, (_, times) => pauseAfter(times));
    expect(pauses[0]).toBe(2000);
    expect(pauses).toEqual(pauses.toSorted((left, right) => left - right));
    expect(pauses.at(-1)).toBe(30_000);
  });
});

describe("a poller", () => {
  it("sends a request after each pause, and none once it is paused", async () => {
    const ask = vi.fn(async () => undefined);
    const poller = createPoller(ask);
    poller.start();
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(pauseAfter(0));
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(pauseAfter(1));
    expect(ask).toHaveBeenCalledTimes(2);
    poller.pause();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("sends a request at once when it is resumed, and resets its pauses", async () => {
    const ask = vi.fn(async () => undefined);
    const poller = createPoller(ask);
    poller.start();
    await vi.advanceTimersByTimeAsync(120_000);
    ask.mockClear();
    poller.resume();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(pauseAfter(0));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("stops when it is paused during a request, and never runs twice", async () => {
    const answers: (() => void)[] = [];
    const ask = vi.fn(() => new Promise<void>((answer) => answers.push(answer)));
    const poller = createPoller(ask);
    poller.resume();
    poller.pause();
    poller.resume();
    expect(ask).toHaveBeenCalledTimes(2);
    for (const answer of answers) answer();
    await vi.advanceTimersByTimeAsync(pauseAfter(0));
    expect(ask).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
