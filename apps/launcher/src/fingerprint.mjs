import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { execute, root } from "./commands.mjs";

/** Fingerprint of the sources, committed or not. */
export async function fingerprint() {
  if (!existsSync(join(root, ".git"))) return "sources";
  const hash = createHash("sha256");
  hash.update((await execute("git", ["rev-parse", "HEAD"])).output);
  hash.update((await execute("git", ["diff", "HEAD"])).output);
  return hash.digest("hex").slice(0, 12);
}
