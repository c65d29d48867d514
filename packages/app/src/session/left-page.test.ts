import { afterEach, beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The store as a page that has just been loaded sees it. */
const loadedPage = () => import("./left-page.ts");

test("the page that a session's end took away outlives a reload, until it is forgotten", async () => {
  (await loadedPage()).rememberLeftPage("/fr/passer-votre-annonce");
  vi.resetModules();
  const { leftPage, forgetLeftPage } = await loadedPage();
  expect(leftPage()).toBe("/fr/passer-votre-annonce");
  forgetLeftPage();
  vi.resetModules();
  expect((await loadedPage()).leftPage()).toBeNull();
});

test("where the browser forbids its storage, the page remembers", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { leftPage, rememberLeftPage } = await loadedPage();
  expect(leftPage()).toBeNull();
  rememberLeftPage("/fr/mes-annonces");
  expect(leftPage()).toBe("/fr/mes-annonces");
});
