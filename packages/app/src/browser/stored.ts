/**
 * The browser's own storage. It may be full or forbidden (private windows, policies): then values last as long as
 * the page, which is the most that can be kept. What other tabs change is seen at once.
 */
const pageMemory = new Map<string, string>();

export function readStored(key: string): string | null {
  const unstorable = pageMemory.get(key);
  if (unstorable !== undefined) return unstorable;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Forbidden: the page's memory was all there is.
  }
}

/** Answers whether the value outlives the page. */
export function writeStored(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    pageMemory.delete(key);
    return true;
  } catch {
    pageMemory.set(key, value);
    return false; // Full or forbidden: the caller may tell the person.
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

/** Removes every value whose key begins so. */
export function removeStoredUnder(prefix: string): void {
  for (const key of pageMemory.keys()) if (key.startsWith(prefix)) pageMemory.delete(key);
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) removeStored(key);
  } catch {
    return; // Forbidden: nothing was stored either.
  }
}
