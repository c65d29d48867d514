import { statfsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Config } from "../config/config.ts";
import { hasCode } from "../errors.ts";
import { bucketStorage } from "./bucket.ts";
import { checkKey, isKey, type Storage } from "./storage.ts";

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
    keys: () => keysIn(root),
  };
}

async function* keysIn(root: string): AsyncIterable<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (hasCode(error, "ENOENT")) return [];
      throw error;
    },
  );
  for (const entry of entries) {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    // A file half written by a crash has no name of a stored file.
    if (entry.isFile() && isKey(path)) yield path;
  }
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

/** Makes the names in a folder survive a power cut. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Reserve of free bytes, so that vital writes go on when the disk fills (sessions, pending payments, the
 * embedded engine's log, whose files have 16 MiB).
 */
export const RESERVE = 64 * 1024 * 1024;

/** True when the data folder may take more, where anything is kept in it. */
export function hasRoom({
  databaseUrl,
  storageUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "storageUrl" | "dataDir">): boolean {
  if (databaseUrl !== null && storageUrl !== null) return true;
  return hasRoomFor({ dataDir }, 0);
}

/** True when the data folder may take so many bytes beside its reserve. */
export function hasRoomFor({ dataDir }: Pick<Config, "dataDir">, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize >= RESERVE + bytes;
}

/** The storage that the configuration names: a bucket, or the data folder. */
export function openStorage({ storageUrl, dataDir }: Config): Storage {
  if (storageUrl !== null) return bucketStorage(storageUrl, process.env);
  return folderStorage(join(dataDir, "files"));
}
