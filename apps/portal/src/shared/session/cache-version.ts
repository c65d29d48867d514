import { readStored, writeStored } from "../storage/stored.ts";
import { clearSession } from "./session-store.ts";

const KEY = "parution.cache-version";

/** The cache flag (readings B3): a version that differs from the stored one clears the session, once. */
export function applyCacheVersion(version: string): void {
  const known = readStored(KEY);
  if (known === version) return;
  writeStored(KEY, version);
  if (known !== null) clearSession();
}
