import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";

/**
 * Creates an empty database folder in one step: built aside, flushed to the disk whole, then renamed. A machine that
 * stops midway leaves nothing that looks like a database.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const database = await PGlite.create({ fs: new DurableFileSystem(draft) });
  await database.close();
  flushTree(draft);
  renameSync(draft, folder);
  // The names of the folder and of the one that holds it must survive too.
  flush(dirname(folder));
  flush(dirname(dirname(folder)));
}

function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flush(path);
  }
  flush(folder);
}

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
