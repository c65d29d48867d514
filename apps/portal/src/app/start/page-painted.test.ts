import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenPainted } from "./page-painted.ts";

const rendered = { hasChildNodes: () => true } as HTMLElement;
const empty = { hasChildNodes: () => false } as HTMLElement;
let tellPaint: (name: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        tellPaint = (name) =>
          tell({ getEntriesByName: (asked) => [name].filter((one) => one === asked) });
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("resolves once a rendered page is painted", async () => {
  const seen = vi.fn();
  const waiting = whenPainted(rendered).then(seen);
  tellPaint("first-paint");
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  tellPaint("first-contentful-paint");
  await waiting;
});

test("resolves at once for an empty page and in a hidden tab", async () => {
  await whenPainted(empty);
  await whenPainted(null);
  vi.stubGlobal("document", { hidden: true });
  await whenPainted(rendered);
});

test("a page that is put away, or never painted, goes on", async () => {
  const left = whenPainted(rendered);
  document.dispatchEvent(new Event("visibilitychange"));
  await left;
  const unpainted = whenPainted(rendered);
  vi.runAllTimers();
  await unpainted;
});
