const letters = new Intl.Segmenter();

/** The first letter of a name as a reader sees it, marks included; empty where there is none. */
export function firstLetter(name: string): string {
  const [first] = letters.segment(name.trim());
  return first?.segment ?? "";
}
