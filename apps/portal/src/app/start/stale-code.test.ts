import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn<() => void>();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  reload.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

/** The portal as a page that has just been loaded runs it. */
async function loadedPortal() {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { reload });
  const { reloadWhenStale, isReloading } = await import("./stale-code.ts");
  reloadWhenStale();
  /** Returns true where the caller of the import sees the failure. */
  const loseAPart = () => page.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return { loseAPart, isReloading };
}

test("a missing part reloads the page, and failures until then are not reported", async () => {
  const { loseAPart, isReloading } = await loadedPortal();
  expect(isReloading()).toBe(false);
  expect(loseAPart()).toBe(false);
  expect(isReloading()).toBe(true);
  expect(loseAPart()).toBe(false);
  expect(reload).toHaveBeenCalled();
});

test("reports the failure after a reload that did not help", async () => {
  (await loadedPortal()).loseAPart();
  reload.mockReset();
  const { loseAPart, isReloading } = await loadedPortal();
  expect(loseAPart()).toBe(true);
  expect(isReloading()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("without a network the page is not reloaded", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { loseAPart } = await loadedPortal();
  expect(loseAPart()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
