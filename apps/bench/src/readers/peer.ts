import { serve } from "@hono/node-server";
import { Hono } from "hono";

/**
 * The same bytes under the same addresses, from memory, by the framework alone: no cache to renew, no session, no line of a
 * log. `ORIGIN` answers what is served; `PAGES` are the paths, in JSON.
 */
const { ORIGIN, PAGES, PORT } = process.env;
const pages = new Map<string, { body: ArrayBuffer; headers: Record<string, string> }>();
for (const path of JSON.parse(PAGES ?? "[]")) {
  // As it was packed: a browser's `fetch` would unpack it.
  const { body, headers } = await readPacked(`${ORIGIN}${path}`);
  pages.set(path, { body, headers });
}

const app = new Hono();
app.get("/readyz", (context) => context.text("ready"));
app.get("*", (context) => {
  const page = pages.get(new URL(context.req.url).pathname);
  return page === undefined ? context.notFound() : context.body(page.body, 200, page.headers);
});
serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" });

async function readPacked(url: string) {
  const { request } = await import("node:http");
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers: Record<string, string> = {};
  request(url, { headers: { "accept-encoding": "br", accept: "text/html" } }, (answer) => {
    for (const [name, value] of Object.entries(answer.headers)) {
      if (!["connection", "date", "keep-alive"].includes(name)) headers[name] = String(value);
    }
    const chunks: Buffer[] = [];
    answer.on("data", (chunk) => chunks.push(chunk));
    answer.on("end", () => resolve(Buffer.concat(chunks)));
  })
    .on("error", reject)
    .end();
  const body = new Uint8Array(await promise).buffer;
  return { body, headers };
}
