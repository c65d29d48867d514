import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@parution/contract/client";
import type { PageRenderer } from "@parution/contract/pages";
import { readHome } from "@parution/contract/site";
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

const appToken = process.env.APP_TOKEN ?? "parution-demo";

async function readSupportSlugs(service: string): Promise<readonly string[]> {
  const bases = { accountBase: `${service}/account`, adsBase: `${service}/ads` };
  const visitor = createClient({ ...bases, appToken, language: () => "fr" });
  const { supports } = await visitor.call(readHome, { query: {} });
  return supports.map(({ slug }) => slug);
}

async function renderPage(server: ViteDevServer, service: string, url: URL, cookies: string) {
  const file = await readFile(join(server.config.root, "index.html"), "utf8");
  const document = await server.transformIndexHtml(url.pathname, file);
  const template = document.replace("</head>", `${STYLES}</head>`);
  const { createRenderer } = await server.ssrLoadModule(ENTRY);
  const { choicesIn } = await server.ssrLoadModule("@parution/app/links/choices.ts");
  const renderer: PageRenderer = createRenderer({ template, manifest: {}, styles: null });
  const supportSlugs = await readSupportSlugs(service);
  const visit = renderer.visitOf(`${url.pathname}${url.search}`, choicesIn(cookies), supportSlugs);
  const answer = await renderer.render({
    visit,
    // Who is signed in is known to the service alone: an account's page is left to the browser.
    viewer: visit.access === "session" ? "account" : "visitor",
    supportSlugs,
    site: { fr: "Parution", ar: "باريسيون" },
    known: null,
    origin: url.origin,
    appToken,
    fetch: (address, init) => fetch(String(address).replace(url.origin, service), init),
    onError: (error) => server.config.logger.error(String(error)),
  });
  if (answer === "unchanged") throw new Error("A page without a known version is always rendered.");
  return answer;
}
