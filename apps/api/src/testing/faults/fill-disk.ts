import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { statfsSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "../../platform/errors.ts";

const BLOCK = new Uint8Array(4096);

/** Takes the room of a disk but for so many bytes; calling what it answers gives it back. Needs Linux. */
export function fillDisk(disk: string, left = 0): () => void {
  const path = join(disk, `ballast-${randomUUID()}`);
  const { bavail, bsize } = statfsSync(disk);
  const size = bavail * bsize - left;
  // A file's own bookkeeping takes a little besides.
  if (size > BLOCK.length * 64)
    execFileSync("fallocate", ["-l", String(Math.floor(size * 0.99)), path]);
  if (left === 0) while (append(path));
  return () => unlinkSync(path);
}

/** False when there was no room for it. */
function append(path: string): boolean {
  try {
    writeFileSync(path, BLOCK, { flag: "a" });
    return true;
  } catch (error) {
    if (hasCode(error, "ENOSPC")) return false;
    throw error;
  }
}
