import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

/** While developing scripts bring the styles, which is too late for markup that is rendered before them. */
const STYLES = '<link rel="stylesheet" href="/src/app/styles.css" />';
const ENTRY = "/src/app/server/entry-server.ts";

/**
 * Renders pages as the api does, from the sources. Without it `vite dev` answers an empty document, and neither hydration
 * nor first data can be seen while developing.
 * @param service the origin of a running api
 */
export function renderedPages(service: string): Plugin {
  return {
    name: "parution:rendered-pages",
    // Within the function that is returned: files and calls have had their turn.
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const path = request.originalUrl ?? "/";
        if (!request.headers.accept?.includes("text/html")) return next();
        try {
          const url = new URL(path, `http://${request.headers.host}`);
          const answer = await renderPage(server, service, url, request.headers.cookie ?? "");
          response.writeHead(answer.status, {
            "Content-Type": "text/html; charset=utf-8",
            ...(answer.location === undefined ? {} : { Location: answer.location }),
          });
          response.end(answer.html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

async function renderPage(server: ViteDevServer, service: string, url: URL, cookies: string) {
  const file = await readFile(join(server.config.root, "index.html"), "utf8");
  const document = await server.transformIndexHtml(url.pathname, file);
  const template = document.replace("</head>", `${STYLES}</head>`);
  const { createRenderer } = await server.ssrLoadModule(ENTRY);
  return createRenderer({ template, manifest: {}, styles: null })({
    url,
    cookies,
    origin: url.origin,
    appToken: process.env.APP_TOKEN ?? "parution-demo",
    fetch: (address: string, init: RequestInit) =>
      fetch(address.replace(url.origin, service), init),
    onError: (error: unknown) => server.config.logger.error(String(error)),
  });
}
