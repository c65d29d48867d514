import { expect, test, vi } from "vitest";
import type { Bytes, encode } from "../http/index.ts";
import { createPagePacker } from "./small-pages.ts";

const page = (text: string): Bytes => new TextEncoder().encode(text);

/** Packs by saying how, and tells what it was asked for; what is made once waits until it is let go. */
function tellingPacker() {
  const asked: string[] = [];
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const pack: typeof encode = async (bytes, encoding, made) => {
    const said = `${new TextDecoder().decode(bytes)} ${encoding} ${made}`;
    asked.push(said);
    if (made === "once") await free;
    return page(said);
  };
  const packer = createPagePacker(vi.fn(), pack);
  const get = async (text: string, encoding: "br" | "gzip" = "br") =>
    new TextDecoder().decode(await packer(page(text), encoding, text));
  return { get, asked, letGo };
}

test("a page that is asked for again is then sent as small as it gets, packed once", async () => {
  const { get, asked, letGo } = tellingPacker();
  expect(await get("home")).toBe("home br page");
  expect(await get("home")).toBe("home br page");
  letGo();
  await expect.poll(() => get("home")).toBe("home br once");
  await get("home");
  expect(asked.filter((said) => said.endsWith("once"))).toEqual(["home br once"]);
});

test("what is asked for once is packed once, and soon", async () => {
  const { get, asked } = tellingPacker();
  for (const text of ["a", "b", "c"]) await get(text);
  expect(asked).toEqual(["a br page", "b br page", "c br page"]);
});

test("one page at a time is packed small, the next after it", async () => {
  const { get, asked, letGo } = tellingPacker();
  for (const text of ["a", "b", "a", "b"]) await get(text);
  expect(asked.filter((said) => said.endsWith("once"))).toEqual(["a br once"]);
  letGo();
  await expect.poll(() => get("b")).toBe("b br once");
});

/** So many other pages, each asked for once. */
async function askForOthers(get: (text: string) => Promise<string>, count: number, name = "page") {
  for (let number = 0; number < count; number += 1) await get(`${name} ${number}`);
}

test("pages of long ago are forgotten", async () => {
  const { get, asked } = tellingPacker();
  await get("first");
  await askForOthers(get, 200);
  await get("first");
  expect(asked.some((said) => said.endsWith("once"))).toBe(false);
});

test("a page that is forgotten while it is packed small is not kept", async () => {
  const { get, letGo } = tellingPacker();
  await get("first");
  await get("first");
  await askForOthers(get, 200);
  letGo();
  await askForOthers(get, 1);
  expect(await get("first")).toBe("first br page");
});

test("of many pages those are kept that were asked for last", async () => {
  const { get, letGo } = tellingPacker();
  letGo();
  await get("first");
  await expect.poll(() => get("first")).toBe("first br once");
  await askForOthers(get, 150);
  expect(await get("first")).toBe("first br once");
  await askForOthers(get, 150, "other");
  expect(await get("first")).toBe("first br once");
});

test("a page that cannot be packed small is told of, and goes on being packed soon", async () => {
  const noMemory = new Error("no memory");
  const onFailure = vi.fn<(error: unknown) => void>();
  const get = createPagePacker(onFailure, async (_, __, made) => {
    if (made === "once") throw noMemory;
    return page(made);
  });
  const texts: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    texts.push(new TextDecoder().decode(await get(page("home"), "br", "home")));
  }
  expect(texts).toEqual(Array(5).fill("page"));
  expect(onFailure).toHaveBeenCalledWith(noMemory);
});

test("another encoding is made for each", async () => {
  const { get, letGo } = tellingPacker();
  letGo();
  await expect.poll(() => get("home")).toBe("home br once");
  expect(await get("home", "gzip")).toBe("home gzip page");
});
