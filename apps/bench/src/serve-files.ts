import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildPage, type File } from "./build-page.ts";

/** Serves files, packed as small as they get, for as long as `work` lasts. */
export function withFiles<Result>(
  files: ReadonlyMap<string, File>,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const packed = new Map(
    [...files].map(([path, { type, content }]) => [
      path,
      { type, content: brotliCompressSync(content) },
    ]),
  );
  return withServer((request, response) => {
    const file = packed.get(request.url ?? "");
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const headers = { "Content-Type": file.type, "Content-Encoding": "br" };
    response.writeHead(200, headers).end(file.content);
  }, work);
}

/** Runs a server on a free port for as long as `work` lasts. */
export async function withServer<Result>(
  answer: RequestListener,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  try {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("No port was given.");
    return await work(`http://localhost:${address.port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

/** Peers of a page: others with its text. */
export interface PagePeer {
  readonly name: string;
  readonly url: string;
}

/** Address of the page that is rendered by the browser. */
export const SHELL = join(import.meta.dirname, "./pages/shell");

/** Serves the lines of a page's text as a client-side page on the same libraries, while `work` runs. */
export async function withShell<Result>(
  lines: readonly string[],
  work: (peer: PagePeer) => Promise<Result>,
): Promise<Result> {
  const text: File = { type: "application/json", content: JSON.stringify(lines) };
  return withFiles(new Map([...(await buildPage(SHELL)), ["/text.json", text]]), (origin) =>
    work({ name: "home rendered by the browser, same libraries", url: `${origin}/index.html` }),
  );
}
