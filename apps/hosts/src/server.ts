import { createReadStream, existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..");
const { renderCases, caseNames } = await import(
  pathToFileURL(join(root, "dist/server/entry-server.js")).href
);

/** Neither a nonce nor anything inline: what the kit promises to its adopters. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".html": "text/html; charset=utf-8",
};

/** Folders that are served, by their first segment. */
const FOLDERS: Readonly<Record<string, string>> = {
  kit: join(root, "node_modules/@parution/kit/dist"),
  hosts: join(root, "dist/hosts"),
  client: join(root, "dist/client"),
  own: join(root, "styles"),
};

function pageOf(query: URLSearchParams): string {
  const names = query.get("cases")?.split(",") ?? caseNames.slice(0, 1);
  const hosts = query.get("host")?.split(",").filter(Boolean) ?? [];
  const sheets = [
    ...(query
      .get("sheet")
      ?.split(",")
      .filter(Boolean)
      .map((name) => `/kit/${name}.css`) ?? []),
    ...hosts.map((name) => `/hosts/${name}.css`),
  ];
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html><html id="page" lang="fr" dir="ltr" data-support="parution" data-scheme="light"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Cases</title>
${links}<link rel="stylesheet" href="/own/page.css">${query.has("inert") ? "" : '<script type="module" src="/client/entry-client.js"></script>'}
</head><body><div id="root" class="${query.get("layout") ?? ""}">${renderCases(names)}</div></body></html>`;
}

function sendFile(response: ServerResponse, path: string): void {
  const [, folder = "", ...rest] = normalize(path).split("/");
  const file = FOLDERS[folder] && join(FOLDERS[folder], ...rest);
  if (!file || !existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(response);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  response.setHeader("Content-Security-Policy", POLICY);
  if (pathname === "/cases.json") return void response.end(JSON.stringify(caseNames));
  // Modules of the built application name their files from the root.
  if (pathname.startsWith("/assets/")) return sendFile(response, `/client${pathname}`);
  if (pathname !== "/") return sendFile(response, pathname);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(pageOf(searchParams));
});

server.listen(Number(process.env.PORT ?? 4880));
