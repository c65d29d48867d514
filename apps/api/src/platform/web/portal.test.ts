import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PageFacts, Pages } from "../http/index.ts";
import { createLog } from "../logging/index.ts";
import { testConfig } from "../testing/index.ts";
import { type Portal, servePortal } from "./portal.ts";

const folder = mkdtempSync(join(tmpdir(), "parution-portal-"));
const SCRIPT = `console.log("${"bonjour ".repeat(100)}");`;
/** What the portal's own renderer does is its own affair: this one tells what it was given, and how often it was asked. */
const RENDERER = `
  let count = 0;
  const login = { visitor: "/connexion?raison=compte", ended: "/connexion?raison=session" };
  const accesses = { "/compte": "session", "/formulaire": "landing" };
  export const createRenderer = ({ template }) => ({
    visitOf(location, choices) {
      const [path] = location.split("?");
      const key = location.includes("recherche") ? null : path + JSON.stringify(choices);
      return { key, location, choices, access: accesses[path] ?? "public", login };
    },
    async render({ visit, isSignedIn, known, fetch, onError }) {
      const { location, choices } = visit;
      const [path] = location.split("?");
      const common = { styles: [], version: null, tags: [] };
      if (path === "/ancien") return { ...common, status: 302, html: "", location: "/fr" };
      if (path === "/faute") throw new Error("nobody can draw this");
      if (path === "/fin") process.exit(3);
      if (path === "/compte/rendu") onError(new Error("a part failed"));
      count += 1;
      const said = path === "/appel" ? await (await fetch("http://localhost/ads/x")).text() : path;
      if (known === said) return "unchanged";
      const facts = JSON.stringify({ location, ...choices, isSignedIn, count });
      const html = template + "<style>p{gap:0}</style><p>" + said + facts + " ".repeat(400);
      const status = { "/404": 404, "/panne": 503 }[path] ?? 200;
      const retryAfter = status === 503 ? 10 : undefined;
      return { status, html, styles: ["p{gap:0}"], version: said, tags: [], retryAfter };
    },
  });
`;
let portal: Portal;
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
  portal = await servePortal(folder, {
    config: testConfig(folder),
    log: createLog("silent"),
    findChanges: async () => [],
  });
  pages = portal.open(services);
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

const services = vi.fn<typeof fetch>(async () => new Response("from a service"));
let caller: "signed-in" | "ended" | "visitor" = "visitor";
const facts: PageFacts = {
  identify: () => Promise.resolve(caller),
  admit: vi.fn<() => Promise<void>>(() => Promise.resolve()),
};
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  pages.answer(new Request(`http://localhost${path}`, { method, headers }), facts);
/** What lies ready for a request, as text. */
function keptFor(path: string, headers: Record<string, string> = {}, method = "GET") {
  const kept = pages.kept({ method, url: path, headers: { "accept-encoding": "br", ...headers } });
  return kept && { ...kept, text: kept.body && brotliDecompressSync(kept.body).toString() };
}

/** What Node is given as names and values in turn. */
function fieldsIn([name, value, ...others]: readonly string[]): Record<string, string> {
  return name === undefined || value === undefined ? {} : { [name]: value, ...fieldsIn(others) };
}

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

test("a page is rendered for what its reader chose, from what the services say", async () => {
  const cookie = "parution-language=ar; parution-support=al-ofoq; other=x";
  const answer = await get("/choix", { cookie, "Accept-Encoding": "br" });
  expect(brotliDecompressSync((await answer?.arrayBuffer()) ?? "").toString()).toContain(
    '"language":"ar","supportSlug":"al-ofoq"',
  );
  expect(answer?.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
  expect(await (await get("/appel"))?.text()).toContain("<p>from a service");
});

test("a page is rendered once, whichever host and whoever asks, and then lies ready", async () => {
  expect(keptFor("/une-fois")).toBeNull();
  const first = await (await get("/une-fois"))?.text();
  const others = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example" },
    { cookie: "parution-session=a.b.c" },
    { cookie: "parution-language=de; parution-support=../x" },
    { authorization: "Bearer a.b.c", "accept-language": "ar" },
  ];
  for (const headers of others) {
    const answer = await get("/une-fois", { ...headers });
    expect(await answer?.text()).toBe(first);
    expect(answer?.headers.get("Set-Cookie")).toBeNull();
    expect(keptFor("/une-fois", headers)?.text).toBe(first);
  }
});

test("other choices are another page", async () => {
  await get("/une-fois");
  expect(keptFor("/une-fois", { cookie: "parution-language=ar" })).toBeNull();
  await get("/une-fois", { cookie: "parution-language=ar" });
  expect(keptFor("/une-fois", { cookie: "parution-language=ar" })?.text).toContain('"ar"');
  expect(keptFor("/une-fois")?.text).not.toContain('"ar"');
});

test("what lies ready is sent packed, whole or not at all, to who can read it", async () => {
  await get("/pret");
  const kept = keptFor("/pret");
  const fields = fieldsIn(kept?.fields ?? []);
  expect(fields).toMatchObject({
    "Content-Encoding": "br",
    "Content-Length": String(kept?.body?.byteLength),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Cookie",
  });
  const known = keptFor("/pret", { "if-none-match": fields.ETag ?? "" });
  expect([known?.status, known?.body]).toEqual([304, null]);
  expect(keptFor("/pret", {}, "HEAD")?.body).toBeNull();
  expect(keptFor("/pret", {}, "POST")).toBeNull();
  expect(keptFor("/pret", { "accept-encoding": "identity" })).toBeNull();
  const zipped = await get("/pret", { "Accept-Encoding": "gzip" });
  expect(gunzipSync((await zipped?.arrayBuffer()) ?? "").toString()).toBe(kept?.text);
});

test("a search is rendered for each request", async () => {
  const texts = [];
  for (let times = 0; times < 2; times += 1)
    texts.push(await (await get("/x?recherche=a"))?.text());
  expect(texts[0]).not.toBe(texts[1]);
  expect(keptFor("/x?recherche=a")).toBeNull();
});

test("what is rendered is counted for its visitor, what lies ready is not", async () => {
  vi.mocked(facts.admit).mockClear();
  await get("/compte-rendu");
  expect(facts.admit).toHaveBeenCalledTimes(1);
  keptFor("/compte-rendu");
  expect(facts.admit).toHaveBeenCalledTimes(1);
});

test.each([
  ["visitor", "/connexion?raison=compte"],
  ["ended", "/connexion?raison=session"],
] as const)("an account's page sends a %s to login, and nobody keeps that", async (who, login) => {
  caller = who;
  const answer = await get("/compte");
  caller = "visitor";
  expect([answer?.status, answer?.headers.get("Location")]).toEqual([302, login]);
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
});

test("an account's page is the same for all accounts, and never lies ready for visitors", async () => {
  caller = "signed-in";
  const texts = [];
  for (const cookie of ["parution-session=a.b.c", "parution-session=a.b.d"]) {
    texts.push(await (await get("/compte", { cookie }))?.text());
  }
  caller = "visitor";
  expect(texts[0]).toContain('"isSignedIn":true');
  expect(texts[1]).toBe(texts[0]);
  expect(keptFor("/compte")).toBeNull();
  expect((await get("/compte"))?.status).toBe(302);
});

test("a page with a text for visitors shows it to them", async () => {
  expect(await (await get("/formulaire"))?.text()).toContain('"isSignedIn":false');
  caller = "signed-in";
  expect(await (await get("/formulaire"))?.text()).toContain('"isSignedIn":true');
  caller = "visitor";
});

test("a thread that ends takes one rendering with it, and another one goes on", async () => {
  expect((await get("/fin"))?.status).toBe(500);
  expect((await get("/apres"))?.status).toBe(200);
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

test.each(["/fr%0d%0a", "/fr%00", "/fr%0d%0aSet-Cookie:%20a=b", "/%zz", "/fr/%c3"])(
  "%s names no page",
  async (path) => expect(await get(path)).toBeNull(),
);

test("a page is only ever read", async () => {
  expect(await get("/fr/mes-annonces", {}, "POST")).toBeNull();
});
