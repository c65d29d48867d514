import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whenPainted } from "./deferred-files.ts";

interface Link {
  readonly rel: string;
  readonly href: string;
  onload(): void;
  onerror(): void;
}
let links: Link[];
let paintFrame: (() => void) | undefined;
const named = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
const arrive = (href: string) => links.find((link) => link.href === href)?.onload();
const sheet = (href: string) =>
  links.find((link) => link.rel === "stylesheet" && link.href === href);

beforeEach(() => {
  links = [];
  paintFrame = undefined;
  vi.resetModules();
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => {
    paintFrame = paint;
  });
  vi.stubGlobal("document", {
    getElementById: () => ({
      textContent:
        '{"style":["/rules.css","/faces.css"],"font":["/face.woff2"],"script":["/page.js"]}',
    }),
    createElement: () => ({}),
    head: { append: (link: Link) => links.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("all files are requested before any has come; sheets apply once the fonts are loaded, a frame each, and the page waits for them", async () => {
  const { fetchDeferredFiles, whenStyled } = await import("./deferred-files.ts");
  fetchDeferredFiles();
  expect(named("preload")).toEqual(["/rules.css", "/faces.css", "/face.woff2"]);
  expect(named("modulepreload")).toEqual([]);
  await vi.waitFor(() => expect(named("modulepreload")).toEqual(["/page.js"]));
  expect(named("stylesheet")).toEqual([]);

  const styled = vi.fn();
  const waiting = whenStyled()?.then(styled);
  for (const href of ["/rules.css", "/faces.css", "/face.woff2"]) arrive(href);
  await vi.waitFor(() => expect(named("stylesheet")).toEqual(["/rules.css"]));
  sheet("/rules.css")?.onload();
  await vi.waitFor(() => expect(paintFrame).toBeDefined());
  expect(named("stylesheet")).toEqual(["/rules.css"]);
  paintFrame?.();
  await vi.waitFor(() => expect(named("stylesheet")).toEqual(["/rules.css", "/faces.css"]));
  expect(styled).not.toHaveBeenCalled();
  sheet("/faces.css")?.onload();
  await waiting;
});

test("a hidden tab, which paints no frame, applies every sheet", async () => {
  const { fetchDeferredFiles, whenStyled } = await import("./deferred-files.ts");
  fetchDeferredFiles();
  for (const href of ["/rules.css", "/faces.css", "/face.woff2"]) arrive(href);
  for (const href of ["/rules.css", "/faces.css"]) {
    await vi.waitFor(() => expect(named("stylesheet")).toContain(href));
    sheet(href)?.onload();
  }
  await whenStyled();
});

test("scripts are requested in several tasks, all of them in the end", async () => {
  const script = Array.from({ length: 40 }, (_, number) => `/part-${number}.js`);
  vi.stubGlobal("document", {
    ...document,
    getElementById: () => ({ textContent: JSON.stringify({ style: [], font: [], script }) }),
  });
  const { fetchDeferredFiles } = await import("./deferred-files.ts");
  fetchDeferredFiles();
  const counts = new Set<number>();
  await vi.waitFor(
    () => {
      counts.add(named("modulepreload").length);
      expect(named("modulepreload")).toEqual(script);
    },
    { interval: 0 },
  );
  expect(counts.size).toBeGreaterThan(1);
});

test("continues without style sheets that fail to load", async () => {
  const { fetchDeferredFiles, whenStyled } = await import("./deferred-files.ts");
  fetchDeferredFiles();
  await vi.waitFor(() => expect(links).toHaveLength(4));
  for (const link of links) link.onerror();
  for (const href of ["/rules.css", "/faces.css"]) {
    await vi.waitFor(() => expect(named("stylesheet")).toContain(href));
    sheet(href)?.onerror();
  }
  await whenStyled();
});

describe("the first paint", () => {
  const rendered = { hasChildNodes: () => true } as HTMLElement;
  const empty = { hasChildNodes: () => false } as HTMLElement;
  let tellPaint: (name: string) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        constructor(notify: (list: { getEntriesByName: (name: string) => string[] }) => void) {
          tellPaint = (name) =>
            notify({ getEntriesByName: (searched) => [name].filter((one) => one === searched) });
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
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
});
