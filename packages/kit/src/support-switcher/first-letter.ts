/** Made at the first name: a browser reads much before it can tell letters apart. */
let letters: Intl.Segmenter | undefined;

/** The first letter of a name as a reader sees it, marks included; empty where there is none. */
export function firstLetter(name: string): string {
  letters ??= new Intl.Segmenter();
  const [first] = letters.segment(name.trim());
  return first?.segment ?? "";
}
