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

/** Module as a newly loaded page has it. */
const loadedPage = () => import("./left-page.ts");

test("keeps the page of an expired session across a reload, until it is forgotten", async () => {
  (await loadedPage()).rememberLeftPage("/fr/passer-votre-annonce");
  vi.resetModules();
  const { leftPage, forgetLeftPage } = await loadedPage();
  expect(leftPage()).toBe("/fr/passer-votre-annonce");
  forgetLeftPage();
  vi.resetModules();
  expect((await loadedPage()).leftPage()).toBeNull();
});

test("keeps the page in memory when the browser forbids its storage", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { leftPage, rememberLeftPage } = await loadedPage();
  expect(leftPage()).toBeNull();
  rememberLeftPage("/fr/mes-annonces");
  expect(leftPage()).toBe("/fr/mes-annonces");
});
