import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode } from "../system-error.ts";
import { checkKey, type Storage } from "./storage.ts";

/** Files in a folder of this machine, outside everything that is served. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(path, bytes);
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (hasCode(error, "ENOENT")) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Writes a file aside, flushes it, then names it: never half a file under its name. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await flushFolder(dirname(path));
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
