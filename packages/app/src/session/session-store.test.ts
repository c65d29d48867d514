import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const session = { user: { id: 1, name: "Youssef El Amrani" }, expiresAt: 1_800_000_000_000 };
const KEY = "parution.session";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The store as a page that has just been loaded sees it. */
const loadedPage = () => import("./session-store.ts");

describe("the stored session", () => {
  test("outlives the page", async () => {
    (await loadedPage()).storeSession(session);
    vi.resetModules();
    expect((await loadedPage()).currentSession()).toEqual(session);
  });

  test("is forgotten when it is cleared", async () => {
    const { storeSession, clearSession, currentSession } = await loadedPage();
    storeSession(session);
    clearSession();
    expect(currentSession()).toBeNull();
    expect(kept.has(KEY)).toBe(false);
  });

  test.each(["", "{", "null", "{}", '{"user":{"id":"1","name":"x"},"expiresAt":1}'])(
    "that reads %s is none",
    async (text) => {
      kept.set(KEY, text);
      expect((await loadedPage()).currentSession()).toBeNull();
    },
  );
});

describe("who leaves", () => {
  const other = { ...session, user: { id: 2, name: "Samira Bennani" } };

  /** The browser's window, as far as it tells of other tabs. */
  let page: EventTarget;

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  });

  test("is told once: who signs out, or finds another in their place", async () => {
    const { storeSession, clearSession, followLeaving } = await loadedPage();
    const onLeft = vi.fn();
    storeSession(session);
    const stop = followLeaving(onLeft);
    storeSession({ ...session, expiresAt: session.expiresAt + 1 });
    expect(onLeft).not.toHaveBeenCalled();
    clearSession();
    clearSession();
    expect(onLeft).toHaveBeenCalledTimes(1);
    storeSession(session);
    storeSession(other);
    expect(onLeft).toHaveBeenCalledTimes(2);
    stop();
    clearSession();
    expect(onLeft).toHaveBeenCalledTimes(2);
  });

  test("is known to a page that comes back as it was left", async () => {
    const { storeSession, currentSession, followLeaving } = await loadedPage();
    const onLeft = vi.fn();
    storeSession(session);
    followLeaving(onLeft);
    kept.set(KEY, JSON.stringify(other));
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(currentSession()).toEqual(session);
    page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(currentSession()).toEqual(other);
    expect(onLeft).toHaveBeenCalledTimes(1);
  });
});

describe("the cache flag", () => {
  test("clears the session when it changes, once", async () => {
    const { applyCacheVersion: apply } = await import("./cache-version.ts");
    const { storeSession, currentSession } = await loadedPage();
    apply("1");
    storeSession(session);
    apply("1");
    expect(currentSession()).toEqual(session);
    apply("2");
    expect(currentSession()).toBeNull();
    storeSession(session);
    apply("2");
    expect(currentSession()).toEqual(session);
  });
});
