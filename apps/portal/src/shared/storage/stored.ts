/**
 * The browser's own storage. It may be full or forbidden (private windows, policies): then values last as long as
 * the page, which is the most that can be kept.
 */
const pageMemory = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? pageMemory.get(key) ?? null;
  } catch {
    return pageMemory.get(key) ?? null; // Forbidden: the page's memory is what is left.
  }
}

/** Answers whether the value outlives the page. */
export function writeStored(key: string, value: string): boolean {
  pageMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
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
