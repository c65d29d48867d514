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

test("reads the value that another tab wrote, and none where it was removed", () => {
  expect(writeStored("key", "own")).toBe(true);
  kept.set("key", "other");
  expect(readStored("key")).toBe("other");
  kept.delete("key");
  expect(readStored("key")).toBeNull();
});

test("keeps a value in memory when the storage is full", () => {
  kept.set("key", "older");
  refuses = true;
  expect(writeStored("key", "newer")).toBe(false);
  expect(readStored("key")).toBe("newer");
  removeStored("key");
  expect(readStored("key")).toBeNull();
});

test("reads from the storage again once a write succeeds", () => {
  refuses = true;
  writeStored("key", "first");
  refuses = false;
  expect(writeStored("key", "second")).toBe(true);
  kept.set("key", "other");
  expect(readStored("key")).toBe("other");
});

test("removes every key with a prefix from the storage and from memory", () => {
  refuses = true;
  writeStored("a.2", "z");
  // As in browsers: the stored keys are the object's own properties.
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

test("keeps a value in memory when the browser forbids its storage", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(writeStored("key", "value")).toBe(false);
  expect(readStored("key")).toBe("value");
  removeStored("key");
  expect(readStored("key")).toBeNull();
});
