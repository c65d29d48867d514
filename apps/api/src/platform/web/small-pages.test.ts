import { expect, test } from "vitest";
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
  const packer = createPagePacker(pack);
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

test("one page at a time is packed small", async () => {
  const { get, asked } = tellingPacker();
  for (const text of ["a", "b", "a", "b"]) await get(text);
  expect(asked.filter((said) => said.endsWith("once"))).toEqual(["a br once"]);
});

test("pages of long ago are forgotten", async () => {
  const { get, asked } = tellingPacker();
  await get("first");
  for (let number = 0; number < 200; number += 1) await get(`page ${number}`);
  await get("first");
  expect(asked.some((said) => said.endsWith("once"))).toBe(false);
});

test("another encoding is made for each", async () => {
  const { get } = tellingPacker();
  await get("home", "gzip");
  expect(await get("home", "gzip")).toBe("home gzip page");
});
