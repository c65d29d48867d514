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
