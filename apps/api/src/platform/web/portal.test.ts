import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../logging/index.ts";
import { type Pages, servePortal } from "./portal.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-portal-"));
const SCRIPT = `console.log("${"bonjour ".repeat(100)}");`;
let pages: Pages;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Parution</title>");
  writeFileSync(join(folder, "assets/main-B2x9Qz41.js"), SCRIPT);
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  pages = await servePortal(folder, createLog("silent"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  pages(new Request(`http://localhost${path}`, { method, headers }));

async function expectPage(path: string) {
  const answer = await get(path);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(answer?.headers.get("Cache-Control")).toBe("no-cache");
  expect(await answer?.text()).toContain("<title>Parution</title>");
}

test.each(["/", "/fr/mes-annonces/pg=2", "/annonces/avis", "/connexion.html", "/fr/inconnu"])(
  "%s is the portal's page",
  expectPage,
);

test("a hashed file may be kept for ever", async () => {
  const answer = await get("/assets/main-B2x9Qz41.js");
  expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await answer?.text()).toBe(SCRIPT);
});

test("files travel in the best encoding that the browser reads", async () => {
  const brotli = await get("/assets/main-B2x9Qz41.js", { "Accept-Encoding": "gzip, deflate, br" });
  expect(brotli?.headers.get("Content-Encoding")).toBe("br");
  expect(brotliDecompressSync((await brotli?.arrayBuffer()) ?? "").toString()).toBe(SCRIPT);
  const gzip = await get("/assets/main-B2x9Qz41.js", { "Accept-Encoding": "gzip" });
  expect(gunzipSync((await gzip?.arrayBuffer()) ?? "").toString()).toBe(SCRIPT);
});

test("an unchanged page is not sent again", async () => {
  const etag = (await get("/"))?.headers.get("ETag") ?? "";
  expect((await get("/", { "If-None-Match": etag }))?.status).toBe(304);
  expect((await get("/", { "If-None-Match": '"other"' }))?.status).toBe(200);
});

test.each([
  ["a file that is not there", "/assets/gone-00000000.js"],
  ["the builder's own files", "/.vite/manifest.json"],
  ["a path that leaves the folder", "/..%2f..%2fetc%2fpasswd.txt"],
  ["a path that is not text", "/%ff"],
])("%s is not found", async (_case, path) => {
  expect(await get(path)).toBeNull();
});

test("a page is only ever read", async () => {
  expect(await get("/fr/mes-annonces", {}, "POST")).toBeNull();
});
