/** Created for the first text that is too long, since loading segmentation data takes long. */
let characters: Intl.Segmenter | undefined;

export interface SplitText {
  /** Part of the text within the limit. */
  kept: string;
  /** Part beyond the limit; empty for none. */
  over: string;
  /** Number of characters beyond the limit. */
  overCount: number;
}

/** Cuts a text after `limit` characters as readers perceive them. No limit, or none that is a number, keeps all. */
export function splitAtLimit(text: string, limit: number | undefined): SplitText {
  const allFits = { kept: text, over: "", overCount: 0 };
  // A character has at least one code unit: most texts need no counting.
  if (limit === undefined || Number.isNaN(limit) || text.length <= limit) return allFits;
  characters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  let count = 0;
  let cut = text.length;
  for (const { index } of characters.segment(text)) {
    if (count === Math.max(0, limit)) cut = index;
    count += 1;
  }
  if (cut === text.length) return allFits;
  return { kept: text.slice(0, cut), over: text.slice(cut), overCount: count - Math.max(0, limit) };
}
