import { join } from "node:path";
import type { Config } from "../config/index.ts";
import { bucketStorage } from "./bucket.ts";
import { folderStorage } from "./folder.ts";
import type { Storage } from "./storage.ts";

export { flushFolder, writeDurably } from "./folder.ts";
export { hasRoom, RESERVE } from "./room.ts";
export type { Storage };

/** The storage that the configuration names: a bucket, or the data folder. */
export function openStorage({ storageUrl, dataDir }: Config): Storage {
  if (storageUrl !== null) return bucketStorage(storageUrl, process.env);
  return folderStorage(join(dataDir, "files"));
}
