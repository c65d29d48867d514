import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("released bytes can be taken again", () => {
  const budget = createByteBudget(100);
  const first = budget.open(vi.fn());
  first.take(100);
  expect(() => budget.open(vi.fn()).take(1)).toThrow("OVERLOADED");
  first.release();
  budget.open(vi.fn()).take(100);
  expect(budget.held()).toBe(100);
});

test("the body that has been arriving for longest makes room in a full budget", () => {
  const budget = createByteBudget(100);
  const ends = [vi.fn(), vi.fn()];
  const [oldest, other] = ends.map((end) => budget.open(end));
  oldest?.take(60);
  other?.take(40);
  vi.advanceTimersByTime(6000);
  const newcomer = budget.open(vi.fn());
  newcomer.take(30);
  expect(ends[0]).toHaveBeenCalledWith(expect.objectContaining({ status: 408 }));
  expect(ends[1]).not.toHaveBeenCalled();
  expect(budget.held()).toBe(70);
});

test("a complete body makes no room", () => {
  const budget = createByteBudget(100);
  const end = vi.fn();
  const whole = budget.open(end);
  whole.take(100);
  whole.settle();
  vi.advanceTimersByTime(60_000);
  expect(() => budget.open(vi.fn()).take(1)).toThrow("OVERLOADED");
  expect(end).not.toHaveBeenCalled();
});

test("no upload is ended for more bytes than the whole budget", () => {
  const budget = createByteBudget(100);
  expect(() => budget.open(vi.fn()).take(101)).toThrow("OVERLOADED");
  expect(budget.held()).toBe(0);
});
