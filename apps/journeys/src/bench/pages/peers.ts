import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** What a page is compared with: others that show its text. */
export interface PagePeer {
  readonly name: string;
  readonly url: string;
}

interface File {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/**
 * Serves the text of a page in two other ways, for as long as `work` lasts: drawn by a browser on the same libraries, and
 * as a bare document without scripts or styles. Both are packed as small as they get.
 */
export async function withPeers<Result>(
  lines: readonly string[],
  work: (peers: readonly PagePeer[]) => Promise<Result>,
): Promise<Result> {
  const files = new Map<string, File>([
    ["/bare", { type: "text/html; charset=utf-8", content: bareDocument(lines) }],
    ["/text.json", { type: "application/json", content: JSON.stringify(lines) }],
    ...(await buildShell()),
  ]);
  const packed = new Map([...files].map(([path, file]) => [path, pack(file)]));
  const server = createServer((request, response) => {
    const file = packed.get(request.url ?? "");
    if (file === undefined) return response.writeHead(404).end();
    const headers = { "Content-Type": file.type, "Content-Encoding": "br" };
    return response.writeHead(200, headers).end(file.content);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    return await work([
      { name: "drawn by the browser, same libraries", url: `${origin}/index.html` },
      { name: "bare document", url: `${origin}/bare` },
    ]);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

const pack = ({ type, content }: File): File => ({ type, content: brotliCompressSync(content) });

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);

const bareDocument = (lines: readonly string[]): string =>
  [
    '<!doctype html><html lang="fr"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,"><title>Bare</title>',
    ...lines.map((line) => `<p>${escapeText(line)}</p>`),
  ].join("\n");

/** The shell's files, by path, as an application would be built. */
async function buildShell(): Promise<[string, File][]> {
  const made = await build({
    root: join(import.meta.dirname, "shell"),
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: { write: false, target: "esnext", modulePreload: { polyfill: false } },
  });
  const [built] = [made].flat();
  if (built === undefined || !("output" in built)) throw new Error("The shell was not built.");
  return built.output.map((file) => [
    `/${file.fileName}`,
    {
      type: file.fileName.endsWith(".html") ? "text/html; charset=utf-8" : "text/javascript",
      content: file.type === "chunk" ? file.code : file.source,
    },
  ]);
}
