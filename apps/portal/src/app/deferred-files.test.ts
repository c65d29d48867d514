import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Link {
  readonly rel: string;
  readonly href: string;
  onload(): void;
  onerror(): void;
}
let links: Link[];
const named = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
const arrive = (href: string) => links.find((link) => link.href === href)?.onload();

beforeEach(() => {
  links = [];
  vi.resetModules();
  vi.stubGlobal("document", {
    getElementById: () => ({
      textContent: '{"style":["/all.css"],"font":["/face.woff2"],"script":["/page.js"]}',
    }),
    createElement: () => ({}),
    head: { append: (link: Link) => links.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("all files are requested before any has come; the style sheet applies once its fonts are loaded, and the page waits for it", async () => {
  const { fetchDeferredFiles, whenStyled } = await import("./deferred-files.ts");
  fetchDeferredFiles();
  expect(named("preload")).toEqual(["/all.css", "/face.woff2"]);
  expect(named("modulepreload")).toEqual([]);
  await vi.waitFor(() => expect(named("modulepreload")).toEqual(["/page.js"]));
  expect(named("stylesheet")).toEqual([]);

  const styled = vi.fn();
  const waiting = whenStyled()?.then(styled);
  arrive("/all.css");
  arrive("/face.woff2");
  await vi.waitFor(() => expect(named("stylesheet")).toEqual(["/all.css"]));
  expect(styled).not.toHaveBeenCalled();
  links.at(-1)?.onload();
  await waiting;
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

test("continues without a style sheet that fails to load", async () => {
  const { fetchDeferredFiles, whenStyled } = await import("./deferred-files.ts");
  fetchDeferredFiles();
  await vi.waitFor(() => expect(links).toHaveLength(3));
  for (const link of links) link.onerror();
  await vi.waitFor(() => expect(named("stylesheet")).toEqual(["/all.css"]));
  links.at(-1)?.onerror();
  await whenStyled();
});
