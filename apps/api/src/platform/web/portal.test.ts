import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Pages } from "../http/index.ts";
import { createLog } from "../logging/index.ts";
import { testConfig } from "../testing/index.ts";
import { servePortal } from "./portal.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-portal-"));
const SCRIPT = `console.log("${"bonjour ".repeat(100)}");`;
/** What the portal's own renderer does is its own affair: this one tells what it was given. */
const RENDERER = `
  export const createRenderer = ({ template }) => async ({ url, cookies, fetch }) => {
    if (url.pathname === "/ancien") return { status: 302, html: "", styles: [], location: "/fr" };
    if (url.pathname === "/faute") throw new Error("nobody can draw this");
    const said = url.pathname === "/appel" ? await (await fetch("http://localhost/ads/x")).text() : cookies;
    const html = template + "<style>p{gap:0}</style><p>" + said + " ".repeat(400);
    const statuses = { "/404": 404, "/panne": 503 };
    const status = statuses[url.pathname] ?? 200;
    return { status, html, styles: ["p{gap:0}"], retryAfter: status === 503 ? 10 : undefined };
  };
`;
let pages: Pages;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Parution</title>");
  writeFileSync(join(folder, "assets/main-B2x9Qz41.js"), SCRIPT);
  writeFileSync(join(folder, "assets/B2x9Qz4.js"), SCRIPT);
  writeFileSync(join(folder, "guide.webm"), "0123456789");
  writeFileSync(join(folder, "theme.css"), "p{}");
  writeFileSync(join(folder, "theme.css.br"), brotliCompressSync("by the build"));
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, ".vite/style-parts.json"), "{}");
  mkdirSync(join(folder, ".server"));
  writeFileSync(join(folder, ".server/entry-server.mjs"), RENDERER);
  pages = await servePortal(folder, { config: testConfig(folder), log: createLog("silent") });
});
afterAll(() => rmSync(folder, { recursive: true }));

const services = async () => new Response("from a service");
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  pages(new Request(`http://localhost${path}`, { method, headers }), services);

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

test("what the build compressed is sent as it is, and is no file of its own", async () => {
  const answer = await get("/theme.css", { "Accept-Encoding": "br" });
  expect(brotliDecompressSync((await answer?.arrayBuffer()) ?? "").toString()).toBe("by the build");
  expect(await (await get("/theme.css"))?.text()).toBe("p{}");
  expect(await get("/theme.css.br")).toBeNull();
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

test("a reader who is led to a file that is not there finds a page", async () => {
  const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  for (const path of ["/fr/brochure.pdf", "/.vite/manifest.json"]) {
    const answer = await get(path, { accept });
    expect(answer?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  }
  expect(await get("/fr/brochure.pdf", { accept: "*/*" })).toBeNull();
  expect(await (await get("/guide.webm", { accept }))?.text()).toBe("0123456789");
});

test("a chunk's name is nothing but its digest", async () => {
  const answer = await get("/assets/B2x9Qz4.js");
  expect(answer?.headers.get("Cache-Control")).toContain("immutable");
});

test("a video travels in parts", async () => {
  const part = await get("/guide.webm", { Range: "bytes=2-4", "Accept-Encoding": "br" });
  expect(part?.status).toBe(206);
  expect(part?.headers.get("Content-Range")).toBe("bytes 2-4/10");
  expect(await part?.text()).toBe("234");
  expect((await get("/guide.webm", { Range: "bytes=10-" }))?.status).toBe(416);
  expect(await (await get("/guide.webm"))?.text()).toBe("0123456789");
});

test("a page is drawn for what its reader chose, from what the services say", async () => {
  const answer = await get("/fr", { cookie: "parution-language=ar", "Accept-Encoding": "br" });
  expect(brotliDecompressSync((await answer?.arrayBuffer()) ?? "").toString()).toContain(
    "<p>parution-language=ar",
  );
  expect(answer?.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
  expect(await (await get("/appel"))?.text()).toContain("<p>from a service");
});

test("the document's own styles are heeded, and no other", async () => {
  const policy = (await get("/fr"))?.headers.get("Content-Security-Policy");
  const digest = createHash("sha256").update("p{gap:0}").digest("base64");
  expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`);
});

test.each([
  ["/404", 404, null],
  ["/panne", 503, null],
  ["/ancien", 302, "/fr"],
])("%s answers %i", async (path, status, location) => {
  const answer = await get(path);
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("Location")).toBe(location);
  expect(answer?.headers.get("Retry-After")).toBe(status === 503 ? "10" : null);
});

test("a page that cannot be drawn is left to the browser, and says that it failed", async () => {
  const answer = await get("/faute");
  expect(answer?.status).toBe(500);
  expect(answer?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await answer?.text()).toBe("<!doctype html><title>Parution</title>");
});

test("a page is only ever read", async () => {
  expect(await get("/fr/mes-annonces", {}, "POST")).toBeNull();
});
