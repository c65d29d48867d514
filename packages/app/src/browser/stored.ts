/** Values that `localStorage` refuses, being full or forbidden (private windows, policies); kept until the page is unloaded. */
const pageMemory = new Map<string, string>();

export function readStored(key: string): string | null {
  const unstorable = pageMemory.get(key);
  if (unstorable !== undefined) return unstorable;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Forbidden: the value can only be in memory.
  }
}

/** Stores a value. Returns false where it is kept in memory alone, until the page is unloaded. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    pageMemory.delete(key);
    return true;
  } catch {
    pageMemory.set(key, value);
    return false; // Full or forbidden.
  }
}

export function removeStored(key: string): void {
  pageMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    return; // Forbidden: nothing was stored either.
  }
}

/** Removes every value whose key begins with `prefix`. */
export function removeStoredUnder(prefix: string): void {
  for (const key of pageMemory.keys()) if (key.startsWith(prefix)) pageMemory.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) removeStored(key);
  } catch {
    return; // Forbidden: nothing was stored either.
  }
}
