import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|js|json|svg)$/;
/** Bytes below which compressing gains nothing. */
const WORTH_COMPRESSING = 256;

const brotli = promisify(brotliCompress);

/**
 * Writes each text of the build beside itself, compressed by brotli at its highest quality. Without it the api compresses
 * each file while its first reader after a start waits for it.
 */
export function compressed(): Plugin {
  return {
    name: "parution:compressed",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error("The build has no folder.");
      const texts = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < WORTH_COMPRESSING) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
}
