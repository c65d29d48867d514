import { beforeEach, expect, test, vi } from "vitest";
import type { PackedPage } from "./packed-page.ts";
import { createPageCache } from "./page-cache.ts";
import type { Rendered } from "./page-store.ts";

const AGES = { stale: 4000, rechecked: 60_000, spare: 600_000 };
let now = 0;
beforeEach(() => {
  now = 0;
});

function pageOf(text: string, status = 200): PackedPage {
  const body = new TextEncoder().encode(text);
  return { status, headers: {}, fields: [], etag: `"${text}"`, bodies: new Map([["br", body]]) };
}

const rendered = (text: string, status = 200): Rendered => ({
  page: pageOf(text, status),
  version: text,
  tags: [text],
});

/** Changes of a test: a refresh finds noted changes at once. */
function changesOf() {
  let version = 0;
  let refreshedAt = 0;
  const changed = new Map<string, number>();
  const refresh = vi.fn<() => Promise<void>>(async () => {
    refreshedAt = now;
  });
  return {
    change(tag: string) {
      version += 1;
      changed.set(tag, version);
    },
    versions: {
      current: () => version,
      hasChanged: (tags: readonly string[], since: number) =>
        tags.some((tag) => (changed.get(tag) ?? 0) > since),
      refreshWhenDue: (onFailure: (error: unknown) => void) => void refresh().catch(onFailure),
      refresh,
      refreshedAt: () => refreshedAt,
    },
  };
}

/** A cache whose renderings answer what stands in `shows`, and note what they knew. */
function cacheOf(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const shows = new Map<string, string | Error>();
  const requests: string[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const { versions, change } = changesOf();
  const cache = createPageCache({ now: () => now, ages: AGES, versions, onFailure, ...options });
  const renderOf = (key: string) => async (known: string | null) => {
    requests.push(`${key} ${known}`);
    await Promise.resolve();
    const shown = shows.get(key) ?? "";
    if (shown instanceof Error) throw shown;
    return known === shown ? ("unchanged" as const) : { ...rendered(shown), tags: [key] };
  };
  const textOf = (page: PackedPage | null) =>
    page && new TextDecoder().decode(page.bodies.get("br"));
  return {
    shows,
    requests,
    change,
    versions,
    onFailure,
    size: cache.size,
    find: async (key: string, since?: number) =>
      textOf(await cache.find(key, renderOf(key), since)),
    peek: (key: string) => textOf(cache.peek(key, renderOf(key))),
  };
}

/** Waits for background work to end. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a page is rendered once for all concurrent and following callers", async () => {
  const { shows, requests, find } = cacheOf();
  shows.set("home", "first");
  expect(await Promise.all([find("home"), find("home"), find("home")])).toEqual(
    Array(3).fill("first"),
  );
  now = 1900;
  expect(await find("home")).toBe("first");
  expect(requests).toEqual(["home null"]);
});

test("a changed page is served stale without delay, and renewed once in the background", async () => {
  const { shows, requests, change, find, peek } = cacheOf();
  shows.set("home", "first");
  await find("home");
  shows.set("home", "second");
  change("other");
  expect(peek("home")).toBe("first");
  change("home");
  now = 1000;
  expect([peek("home"), peek("home")]).toEqual(["first", "first"]);
  await settled();
  expect(peek("home")).toBe("second");
  expect(requests).toEqual(["home null", "home first"]);
});

test("without changes nothing is rendered again, for any time", async () => {
  const { requests, find, peek } = cacheOf();
  await find("home");
  for (now = 1000; now < 59_000; now += 1000) peek("home");
  expect(requests).toEqual(["home null"]);
  now = 60_000;
  peek("home");
  await settled();
  expect(requests).toEqual(["home null", "home "]);
});

test("unchanged pages are rendered again one at a time, with pauses", async () => {
  const { requests, find, peek } = cacheOf();
  const look = () => ["home", "rates", "listing"].map((key) => peek(key));
  for (const key of ["home", "rates", "listing"]) await find(key);
  requests.splice(0);
  now = 60_000;
  look();
  now += 100;
  await settled();
  expect(requests).toEqual(["home "]);
  look();
  expect(requests).toEqual(["home "]);
  now += 401;
  look();
  await settled();
  expect(requests).toEqual(["home ", "rates "]);
});

test("a change without effect on the page is rendered once", async () => {
  const { shows, requests, change, find, peek } = cacheOf();
  shows.set("home", "first");
  await find("home");
  change("home");
  peek("home");
  await settled();
  for (let times = 0; times < 3; times += 1) expect(peek("home")).toBe("first");
  expect(requests).toEqual(["home null", "home first"]);
});

test("a page that changed since its last request is renewed before it is sent", async () => {
  const { shows, change, find, peek } = cacheOf();
  shows.set("home", "first");
  await find("home");
  shows.set("home", "second");
  change("home");
  now = 4000;
  expect(peek("home")).toBeNull();
  expect(await find("home")).toBe("second");
});

test("an old unchanged page is compared, not rendered", async () => {
  const { requests, versions, find } = cacheOf();
  await find("home");
  now = 50_000;
  await find("home");
  expect(versions.refresh).toHaveBeenCalled();
  expect(requests).toEqual(["home null"]);
});

test("a user sees their own action at once, though the page is fresh for others", async () => {
  const { shows, find, peek } = cacheOf();
  shows.set("home", "first");
  await find("home");
  shows.set("home", "second");
  now = 1000;
  expect(peek("home")).toBe("first");
  expect(await find("home", 900)).toBe("second");
});

test("a page that cannot be renewed is served stale for a while, and the failure is reported", async () => {
  const { shows, requests, change, find, onFailure } = cacheOf();
  shows.set("home", "first");
  await find("home");
  shows.set("home", new Error("no database"));
  change("home");
  now = 10_000;
  expect([await find("home"), await find("home")]).toEqual(["first", "first"]);
  expect(requests).toHaveLength(2);
  expect(onFailure).toHaveBeenCalledTimes(1);
  now = 611_000;
  await expect(find("home")).rejects.toThrow("no database");
});

test("serves stale pages while changes cannot be read", async () => {
  const { shows, versions, find } = cacheOf();
  shows.set("home", "first");
  await find("home");
  versions.refresh.mockRejectedValue(new Error("no database"));
  now = 10_000;
  expect(await find("home")).toBe("first");
  await expect(find("new")).rejects.toThrow("no database");
});

test("a page without a cached version fails as its rendering does", async () => {
  const { shows, find } = cacheOf();
  shows.set("home", new Error("no database"));
  await expect(find("home")).rejects.toThrow("no database");
});

test("does not keep missing pages, failures and redirects", async () => {
  const { versions } = changesOf();
  const cache = createPageCache({ now: () => now, versions, onFailure: () => undefined });
  for (const status of [302, 404, 429, 500, 503]) {
    const render = vi.fn(async () => rendered("", status));
    for (let times = 0; times < 2; times += 1) await cache.find(`page ${status}`, render);
    expect(render).toHaveBeenCalledTimes(2);
  }
  expect(cache.size()).toBe(0);
});

test("an ad that was taken offline is gone with its page", async () => {
  const { versions, change } = changesOf();
  const cache = createPageCache({ now: () => now, versions, onFailure: () => undefined });
  await cache.find("ad", async () => rendered("there"));
  change("there");
  now = 5000;
  const gone = await cache.find("ad", async () => rendered("gone", 404));
  expect(gone.status).toBe(404);
  expect(cache.peek("ad", async () => rendered("there"))).toBeNull();
});

test("pages stay within their memory budget, and the least recently requested is dropped", async () => {
  const { shows, size, find, peek } = cacheOf({ budget: 100_000 });
  const text = "x".repeat(2000);
  shows.set("first", text);
  await find("first");
  for (let number = 0; number < 50; number += 1) {
    shows.set(`page ${number}`, text);
    await find(`page ${number}`);
    expect(peek("first")).toBe(text);
    expect(size()).toBeLessThanOrEqual(100_000);
  }
  expect(peek("page 0")).toBeNull();
  expect(peek("page 49")).toBe(text);
});

test("a page that is requested again is compressed further, one at a time", async () => {
  const shrunk: string[] = [];
  const shrink = async ({ etag }: PackedPage) => {
    shrunk.push(etag);
    now += 100;
    await Promise.resolve();
  };
  const { shows, find, peek } = cacheOf({ shrink });
  shows.set("one", "one");
  await find("one");
  peek("one");
  expect(shrunk).toEqual([]);
  peek("one");
  await settled();
  expect(shrunk).toEqual(['"one"']);
  shows.set("other", "other");
  await find("other");
  for (let times = 0; times < 3; times += 1) peek("other");
  expect(shrunk).toEqual(['"one"']);
  now += 901;
  peek("other");
  expect(shrunk).toEqual(['"one"', '"other"']);
});
