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

/** Module as a newly loaded page has it. */
const loadedPage = () => import("./session-store.ts");

describe("the stored session", () => {
  test("survives a reload", async () => {
    (await loadedPage()).storeSession(session);
    vi.resetModules();
    expect((await loadedPage()).currentSession()).toEqual(session);
  });

  test("is removed when it is cleared", async () => {
    const { storeSession, clearSession, currentSession } = await loadedPage();
    storeSession(session);
    clearSession();
    expect(currentSession()).toBeNull();
    expect(kept.has(KEY)).toBe(false);
  });

  test.each(["", "{", "null", "{}", '{"user":{"id":"1","name":"x"},"expiresAt":1}'])(
    "is absent where the storage holds %s",
    async (text) => {
      kept.set(KEY, text);
      expect((await loadedPage()).currentSession()).toBeNull();
    },
  );
});

describe("followLeaving", () => {
  const other = { ...session, user: { id: 2, name: "Samira Bennani" } };

  /** Window, as the target of its events. */
  let page: EventTarget;

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  });

  test("reports a sign-out once, and another user in the session", async () => {
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

  test("reports another user when the page is restored from the back/forward cache", async () => {
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

describe("the cache version", () => {
  test("clears the session when it changes, once", async () => {
    const { applyCacheVersion: apply, storeSession, currentSession } = await loadedPage();
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

describe("an interrupted session", () => {
  beforeEach(() => {
    vi.stubGlobal("addEventListener", vi.fn());
    vi.stubGlobal("removeEventListener", vi.fn());
  });

  test("goes on once the same user has signed in again", async () => {
    const { storeSession, interruptSession, resumption } = await loadedPage();
    storeSession(session);
    interruptSession();
    const resumed = resumption();
    storeSession({ ...session, expiresAt: session.expiresAt + 1 });
    expect(await resumed).toBe(true);
  });

  test("is over where it is cleared, or another user signs in", async () => {
    const { storeSession, clearSession, interruptSession, resumption } = await loadedPage();
    for (const end of [
      clearSession,
      () => storeSession({ ...session, user: { id: 2, name: "Nadia" } }),
    ]) {
      storeSession(session);
      interruptSession();
      const resumed = resumption();
      end();
      expect(await resumed).toBe(false);
    }
  });

  test("is none without a session, or before it has ended", async () => {
    const { storeSession, interruptSession, resumption } = await loadedPage();
    interruptSession();
    expect(await resumption()).toBe(false);
    storeSession(session);
    expect(await resumption()).toBe(false);
  });
});
