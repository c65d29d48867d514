import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStored, removeStored, removeStoredUnder, writeStored } from "./stored.ts";

let kept: Map<string, string>;
let refuses: boolean;

beforeEach(() => {
  kept = new Map();
  refuses = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException("Full.", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => {
  removeStored("key");
  vi.unstubAllGlobals();
});

test("what another tab wrote or removed is what is read", () => {
  expect(writeStored("key", "mine")).toBe(true);
  kept.set("key", "theirs");
  expect(readStored("key")).toBe("theirs");
  kept.delete("key");
  expect(readStored("key")).toBeNull();
});

test("what the browser refuses lasts as long as the page", () => {
  kept.set("key", "older");
  refuses = true;
  expect(writeStored("key", "newer")).toBe(false);
  expect(readStored("key")).toBe("newer");
  removeStored("key");
  expect(readStored("key")).toBeNull();
});

test("once there is room again, the page's memory gives way", () => {
  refuses = true;
  writeStored("key", "first");
  refuses = false;
  expect(writeStored("key", "second")).toBe(true);
  kept.set("key", "theirs");
  expect(readStored("key")).toBe("theirs");
});

test("what belongs together goes together, kept by the browser or by the page", () => {
  refuses = true;
  writeStored("a.2", "z");
  // As browsers have it: what is kept are its own keys.
  const removeItem = (key: string) => void Reflect.deleteProperty(storage, key);
  const storage = Object.setPrototypeOf(
    { "a.1": "x", "b.1": "y" },
    { getItem: () => null, removeItem },
  );
  vi.stubGlobal("localStorage", storage);
  removeStoredUnder("a.");
  expect(Object.keys(storage)).toEqual(["b.1"]);
  expect(readStored("a.2")).toBeNull();
});

test("a browser that forbids its storage still keeps for the page", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(writeStored("key", "value")).toBe(false);
  expect(readStored("key")).toBe("value");
  removeStored("key");
  expect(readStored("key")).toBeNull();
});
