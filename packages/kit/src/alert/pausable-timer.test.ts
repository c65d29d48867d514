import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCountable, startPausableTimer } from "./pausable-timer.ts";

describe("a countdown of five seconds", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("ends once, at its time", () => {
    const ended = vi.fn();
    startPausableTimer(5000, ended);
    vi.advanceTimersByTime(4999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("keeps the rest of its time while held", () => {
    const ended = vi.fn();
    const timer = startPausableTimer(5000, ended);
    vi.advanceTimersByTime(3000);
    timer.pause();
    timer.pause();
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
    timer.resume();
    vi.advanceTimersByTime(1999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("does not end after it was stopped, even when released", () => {
    const ended = vi.fn();
    const timer = startPausableTimer(5000, ended);
    timer.stop();
    timer.resume();
    vi.advanceTimersByTime(60_000);
    expect(ended).not.toHaveBeenCalled();
  });

  it("does not start again once it has ended", () => {
    const ended = vi.fn();
    const timer = startPausableTimer(5000, ended);
    vi.advanceTimersByTime(5000);
    timer.resume();
    vi.advanceTimersByTime(60_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("takes a negative duration for none", () => {
    const ended = vi.fn();
    startPausableTimer(-1, ended);
    vi.advanceTimersByTime(0);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("isCountable", () => {
  it.each([0, 5000, 2 ** 31 - 1])("counts %s ms", (duration) => {
    expect(isCountable(duration)).toBe(true);
  });

  it.each([undefined, Number.NaN, -1, 2 ** 31, Number.POSITIVE_INFINITY])(
    "does not count %s",
    (duration) => {
      expect(isCountable(duration)).toBe(false);
    },
  );
});
