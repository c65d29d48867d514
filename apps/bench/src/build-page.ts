import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Answer of a server at one path. */
export interface File {
  readonly type: string;
  readonly content: string | Uint8Array;
}

const KILOBYTE = 1000;
const SCRIPT = "text/javascript";
const types = new Map([
  ["html", "text/html; charset=utf-8"],
  ["css", "text/css"],
  ["js", SCRIPT],
]);

/** The files of a page by their paths, built as an application would be; `root` holds its `index.html`. */
export async function buildPage(root: string): Promise<ReadonlyMap<string, File>> {
  const made = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { write: false, target: "esnext", modulePreload: { polyfill: false } },
  });
  const [built] = [made].flat();
  if (built === undefined || !("output" in built)) throw new Error(`${root} was not built.`);
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      {
        type: types.get(file.fileName.split(".").at(-1) ?? "") ?? "application/octet-stream",
        content: file.type === "chunk" ? file.code : file.source,
      },
    ]),
  );
}

/** Kilobytes of all JavaScript of a page, each file packed by itself as it would travel. */
export function scriptsOf(files: ReadonlyMap<string, File>): number {
  const scripts = [...files.values()].filter(({ type }) => type === SCRIPT);
  const bytes = scripts.map(({ content }) => brotliCompressSync(content).length);
  return bytes.reduce((sum, one) => sum + one, 0) / KILOBYTE;
}
