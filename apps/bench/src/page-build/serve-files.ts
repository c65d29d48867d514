import { createServer, type RequestListener } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { File } from "./build-page.ts";

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
