import { statfsSync } from "node:fs";
import type { Config } from "../config/index.ts";

/**
 * Free bytes that are left alone, so that what must go on when the disk fills (sessions, payments on their way, the
 * embedded engine's log, whose files have 16 MiB) has somewhere to be written.
 */
export const RESERVE = 64 * 1024 * 1024;

/** Whether the data folder may take more, where anything is kept in it. */
export function hasRoom({
  databaseUrl,
  storageUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "storageUrl" | "dataDir">): boolean {
  if (databaseUrl !== null && storageUrl !== null) return true;
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize >= RESERVE;
}
