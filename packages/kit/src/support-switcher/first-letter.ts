/** Created at the first name, since loading segmentation data takes long. */
let letters: Intl.Segmenter | undefined;

/** The first letter of a name as a reader sees it, marks included; empty where there is none. */
export function firstLetter(name: string): string {
  letters ??= new Intl.Segmenter();
  const [first] = letters.segment(name.trim());
  return first?.segment ?? "";
}
