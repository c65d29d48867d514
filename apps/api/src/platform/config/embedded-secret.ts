import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "../system-error.ts";

/**
 * A secret of a stand-alone installation: 32 bytes in base64url, generated once, kept beside the database.
 * Written aside and linked into place, so that a crash never leaves half a secret.
 */
export function embeddedSecret(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  const known = read(path);
  if (known !== null) return known;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8");
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
