import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setServerTime } from "../browser/server-clock.ts";
import { clearSession, currentSession, storeSession } from "./session-store.ts";
import { watchSession } from "./watch-expiry.ts";

const NOW = Date.UTC(2026, 10, 24, 9);
const user = { id: 1, name: "Youssef El Amrani" };
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("document", new EventTarget());
  setServerTime(NOW);
});

afterEach(() => {
  stop?.();
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched(expiresAt: number) {
  const onExpired = vi.fn<() => void>();
  storeSession({ user, expiresAt });
  stop = watchSession(onExpired);
  return onExpired;
}

test("removes and reports a session once, when it expires", () => {
  const onExpired = watched(NOW + 40_000);
  vi.advanceTimersByTime(30_000);
  expect(currentSession()).not.toBeNull();
  vi.advanceTimersByTime(15_000);
  expect(currentSession()).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test("compares with the server's clock, not the browser's", () => {
  setServerTime(NOW + 3_600_000);
  expect(watched(NOW + 60_000)).toHaveBeenCalledTimes(1);
});

test("checks as soon as the page becomes visible", () => {
  const onExpired = watched(NOW + 5000);
  vi.setSystemTime(NOW + 6000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test("reports nothing once stopped", () => {
  const onExpired = watched(NOW + 1000);
  stop?.();
  vi.advanceTimersByTime(60_000);
  expect(onExpired).not.toHaveBeenCalled();
});
