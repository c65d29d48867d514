import { readStored, writeStored } from "../browser/stored.ts";
import { clearSession } from "./session-store.ts";

const KEY = "parution.cache-version";

/**
 * The cache flag (docs/domain/accounts.md#cache-version): a version that differs from the stored one clears the
 * session, once.
 */
export function applyCacheVersion(version: string): void {
  const known = readStored(KEY);
  if (known === version) return;
  writeStored(KEY, version);
  if (known !== null) clearSession();
}
