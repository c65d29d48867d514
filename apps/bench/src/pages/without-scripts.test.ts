import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { withServer } from "../serve-files.ts";
import { withoutScripts } from "./without-scripts.ts";

const DOCUMENT = `<!doctype html><html><head>
<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css">
<script type="module" src="/a.js"></script></head>
<body><h1>Avis</h1><script type="application/json">{"titre":"Avis"}</script></body></html>`;

/** A site of one document and one style sheet, compressed; it records its requests. */
function withSite<Result>(work: (site: string, requests: readonly string[]) => Promise<Result>) {
  const requests: string[] = [];
  return withServer(
    (request, response) => {
      requests.push(request.url ?? "");
      const isSheet = request.url === "/a.css";
      const headers = {
        "content-type": isSheet ? "text/css" : "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-security-policy": "default-src 'self'",
      };
      const body = isSheet ? "h1 { color: red }" : DOCUMENT;
      response.writeHead(200, headers).end(brotliCompressSync(body));
    },
    (site) => work(site, requests),
  );
}

test("a document keeps all but its scripts and their data", async () => {
  const [headers, text] = await withSite((site) =>
    withoutScripts(site, async (origin) => {
      const answer = await fetch(`${origin}/fr`);
      return [answer.headers, await answer.text()] as const;
    }),
  );
  expect(text).toContain("<h1>Avis</h1>");
  expect(text).toContain('<link rel="stylesheet" href="/a.css">');
  expect(text).not.toMatch(/script|modulepreload|titre/);
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("content-security-policy")).toBe("default-src 'self'");
});

test("a document's files have the site's own headers and bytes", async () => {
  const sheet = await withSite((site) =>
    withoutScripts(site, async (origin) => (await fetch(`${origin}/a.css`)).text()),
  );
  expect(sheet).toBe("h1 { color: red }");
});

test("the site receives one request for each file", async () => {
  const requests = await withSite((site, noted) =>
    withoutScripts(site, async (origin) => {
      for (const path of ["/fr", "/fr", "/ar"]) await (await fetch(`${origin}${path}`)).text();
      return noted;
    }),
  );
  expect(requests).toEqual(["/fr", "/ar"]);
});
