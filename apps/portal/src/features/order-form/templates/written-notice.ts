/** The text that a stored notice was last written into; null when it is none, or was not written yet. */
export function writtenIn(stored: string): string | null {
  const notice = parseJson(stored);
  if (typeof notice !== "object" || notice === null || !("written" in notice)) return null;
  return typeof notice.written === "string" ? notice.written : null;
}

/** Whether a text, perhaps changed by hand since, is the one that was written: half of its lines still stand. */
export function stemsFrom(written: string | null, text: string): boolean {
  if (written === null) return false;
  const now = new Set(text.split("\n"));
  const lines = written.split("\n");
  return lines.filter((line) => now.has(line)).length * 2 >= lines.length;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Cut short or not ours: nothing was kept.
  }
}
