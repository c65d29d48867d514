import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DOCUMENT, DOCUMENT_SCRIPT, openTestPortal, SCRIPT } from "../../testing/index.ts";
import { demoPublisher } from "../config/publisher.ts";

let portal: Awaited<ReturnType<typeof openTestPortal>>;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.stop());

/** Names and values in turn, as Node takes them. */
function fieldsIn([name, value, ...others]: readonly string[]): Record<string, string> {
  return name === undefined || value === undefined ? {} : { [name]: value, ...fieldsIn(others) };
}

async function expectPage(path: string) {
  const answer = await portal.get(path);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(answer?.headers.get("Cache-Control")).toBe("no-cache");
  expect(await answer?.text()).toContain("<title>Parution</title>");
}

test.each(["/", "/fr/mes-annonces/pg=2", "/annonces/avis", "/connexion.html", "/fr/inconnu"])(
  "%s is a page of the portal",
  expectPage,
);

test("a hashed file may be kept for ever", async () => {
  const answer = await portal.get("/assets/main-B2x9Qz41.js");
  expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer?.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(await answer?.text()).toBe(SCRIPT);
});

test("files are sent in the best encoding that the browser accepts", async () => {
  const brotli = await portal.get("/assets/main-B2x9Qz41.js", {
    "Accept-Encoding": "gzip, deflate, br",
  });
  expect(brotli?.headers.get("Content-Encoding")).toBe("br");
  expect(brotliDecompressSync((await brotli?.arrayBuffer()) ?? "").toString()).toBe(SCRIPT);
  const gzip = await portal.get("/assets/main-B2x9Qz41.js", { "Accept-Encoding": "gzip" });
  expect(gunzipSync((await gzip?.arrayBuffer()) ?? "").toString()).toBe(SCRIPT);
});

test("sends files that the build compressed as they are, and not under their own name", async () => {
  const answer = await portal.get("/theme.css", { "Accept-Encoding": "br" });
  expect(brotliDecompressSync((await answer?.arrayBuffer()) ?? "").toString()).toBe("by the build");
  expect(await (await portal.get("/theme.css"))?.text()).toBe("p{}");
  expect(await portal.get("/theme.css.br")).toBeNull();
});

test("an unchanged page is not sent again", async () => {
  const etag = (await portal.get("/"))?.headers.get("ETag") ?? "";
  expect((await portal.get("/", { "If-None-Match": etag }))?.status).toBe(304);
  expect((await portal.get("/", { "If-None-Match": '"other"' }))?.status).toBe(200);
});

test.each([
  ["a file that is not there", "/assets/gone-00000000.js"],
  ["the builder's own files", "/.vite/manifest.json"],
  ["a path that leaves the folder", "/..%2f..%2fetc%2fpasswd.txt"],
  ["a path that is not text", "/%ff"],
])("%s is not found", async (_case, path) => {
  expect(await portal.get(path)).toBeNull();
});

test("a missing file is answered with a page", async () => {
  const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  for (const path of ["/fr/brochure.pdf", "/.vite/manifest.json"]) {
    const answer = await portal.get(path, { accept });
    expect(answer?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  }
  expect(await portal.get("/fr/brochure.pdf", { accept: "*/*" })).toBeNull();
  expect(await (await portal.get("/guide.webm", { accept }))?.text()).toBe("0123456789");
});

test("a chunk named by its digest alone may be kept for ever", async () => {
  const answer = await portal.get("/assets/B2x9Qz4.js");
  expect(answer?.headers.get("Cache-Control")).toContain("immutable");
});

test("a video is sent in parts", async () => {
  const part = await portal.get("/guide.webm", { Range: "bytes=2-4", "Accept-Encoding": "br" });
  expect(part?.status).toBe(206);
  expect(part?.headers.get("Content-Range")).toBe("bytes 2-4/10");
  expect(await part?.text()).toBe("234");
  expect((await portal.get("/guide.webm", { Range: "bytes=10-" }))?.status).toBe(416);
  expect(await (await portal.get("/guide.webm"))?.text()).toBe("0123456789");
});

test("a page is rendered for its reader's choices, from the services' answers", async () => {
  const cookie = "parution-language=ar; parution-support=al-ofoq; other=x";
  const answer = await portal.get("/choix", { cookie, "Accept-Encoding": "br" });
  expect(brotliDecompressSync((await answer?.arrayBuffer()) ?? "").toString()).toContain(
    '"language":"ar","supportSlug":"al-ofoq"',
  );
  expect(answer?.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
  expect(await (await portal.get("/appel"))?.text()).toContain("<p>from a service");
});

test("a page is rendered once, whichever host or visitor asks, and kept then", async () => {
  expect(portal.keptFor("/une-fois")).toBeNull();
  const first = await (await portal.get("/une-fois"))?.text();
  const others = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example" },
    { cookie: "parution-session=a.b.c" },
    { cookie: "parution-language=de; parution-support=../x" },
    { authorization: "Bearer a.b.c", "accept-language": "ar" },
  ];
  for (const headers of others) {
    const answer = await portal.get("/une-fois", { ...headers });
    expect(await answer?.text()).toBe(first);
    expect(answer?.headers.get("Set-Cookie")).toBeNull();
    expect(portal.keptFor("/une-fois", headers)?.text).toBe(first);
  }
});

test("other choices are rendered apart", async () => {
  await portal.get("/une-fois");
  expect(portal.keptFor("/une-fois", { cookie: "parution-language=ar" })).toBeNull();
  await portal.get("/une-fois", { cookie: "parution-language=ar" });
  expect(portal.keptFor("/une-fois", { cookie: "parution-language=ar" })?.text).toContain('"ar"');
  expect(portal.keptFor("/une-fois")?.text).not.toContain('"ar"');
});

test("a page that is kept for the only newspaper is left once another one is on sale", async () => {
  portal.sold.push("le-rif");
  await portal.get("/seul");
  expect(portal.keptFor("/seul")?.text).toContain('"supportSlug":"le-rif"');
  portal.sold.push("al-ofoq");
  portal.found.push("site");
  // Kept pages alone are asked for from now on.
  await expect.poll(() => portal.keptFor("/seul"), { timeout: 10_000 }).toBeNull();
  expect(await (await portal.get("/seul"))?.text()).toContain('"supportSlug":null');
  portal.sold.length = 0;
});

test("an address that is read while another newspaper comes on sale is read again", async () => {
  portal.sold.push("le-rif");
  const before = portal.get("/entre-deux");
  // By then its thread was asked, and has not answered.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  portal.sold.push("al-ofoq");
  await Promise.all([before, portal.get("/ensuite")]);
  expect(await (await portal.get("/entre-deux"))?.text()).toContain('"supportSlug":null');
  portal.sold.length = 0;
});

test("sends kept pages compressed, whole or not at all, to browsers that accept that", async () => {
  await portal.get("/pret");
  const kept = portal.keptFor("/pret");
  const fields = fieldsIn(kept?.fields ?? []);
  expect(fields).toMatchObject({
    "Content-Encoding": "br",
    "Content-Length": String(kept?.body?.byteLength),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Cookie",
  });
  const known = portal.keptFor("/pret", { "if-none-match": fields.ETag ?? "" });
  expect([known?.status, known?.body]).toEqual([304, null]);
  expect(portal.keptFor("/pret", {}, "HEAD")?.body).toBeNull();
  expect(portal.keptFor("/pret", {}, "POST")).toBeNull();
  expect(portal.keptFor("/pret", { "accept-encoding": "identity" })).toBeNull();
  const zipped = await portal.get("/pret", { "Accept-Encoding": "gzip" });
  expect(gunzipSync((await zipped?.arrayBuffer()) ?? "").toString()).toBe(kept?.text);
});

test("a search is rendered for each request", async () => {
  const texts = [];
  for (let times = 0; times < 2; times += 1)
    texts.push(await (await portal.get("/x?recherche=a"))?.text());
  expect(texts[0]).not.toBe(texts[1]);
  expect(portal.keptFor("/x?recherche=a")).toBeNull();
});

test("counts rendered pages for their visitor, not kept ones", async () => {
  vi.mocked(portal.facts.admit).mockClear();
  await portal.get("/compte-rendu");
  expect(portal.facts.admit).toHaveBeenCalledTimes(1);
  portal.keptFor("/compte-rendu");
  expect(portal.facts.admit).toHaveBeenCalledTimes(1);
});

test("a thread that ends fails one rendering, and another thread goes on", async () => {
  expect((await portal.get("/fin"))?.status).toBe(500);
  expect((await portal.get("/apres"))?.status).toBe(200);
});

test("the policy admits the document's own styles, and no others", async () => {
  const policy = (await portal.get("/fr"))?.headers.get("Content-Security-Policy");
  const digest = createHash("sha256").update("p{gap:0}").digest("base64");
  expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`);
});

test("the policy admits the built document's own script, and none that a page brings", async () => {
  const digest = createHash("sha256").update(DOCUMENT_SCRIPT).digest("base64");
  for (const path of ["/fr", "/faute"]) {
    const policy = (await portal.get(path))?.headers.get("Content-Security-Policy");
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
  }
});

test.each([
  ["/404", 404, null],
  ["/panne", 503, null],
  ["/ancien", 302, "/fr"],
])("%s answers %i", async (path, status, location) => {
  const answer = await portal.get(path);
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("Location")).toBe(location);
  expect(answer?.headers.get("Retry-After")).toBe(status === 503 ? "10" : null);
});

test("a page that cannot be rendered is left to the browser, with the status of the failure", async () => {
  const answer = await portal.get("/faute");
  expect(answer?.status).toBe(500);
  expect(answer?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(await answer?.text()).toBe(DOCUMENT);
});

test.each(["/fr%0d%0a", "/fr%00", "/fr%0d%0aSet-Cookie:%20a=b", "/%zz", "/fr/%c3"])(
  "%s is refused as no page",
  async (path) => expect(await portal.get(path)).toBeNull(),
);

test("a page is not answered to `POST`", async () => {
  expect(await portal.get("/fr/mes-annonces", {}, "POST")).toBeNull();
});

test("a page is rendered under the name of the installation's publisher", async () => {
  const tradeName = { fr: "L’Écho du Souss", ar: "صدى سوس" };
  const named = await openTestPortal({ publisher: { ...demoPublisher, tradeName } });
  const answer = await named.get("/nom");
  expect(await answer?.text()).toBe("L’Écho du Souss صدى سوس");
  await named.stop();
});
