/** Letters that are written in several ways and that decomposition leaves apart. */
const sameLetters: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  ø: "o",
  ł: "l",
  ı: "i",
  "\u0671": "\u0627", // alef wasla
  "\u0649": "\u064a", // final ya without dots
  "\u06cc": "\u064a", // the same, of other keyboards
  "\u0629": "\u0647", // ta marbuta
  "\u06a9": "\u0643", // kaf of other keyboards
  "\u06ad": "\u0643", // the g of Moroccan names
  "\u06af": "\u0643",
  "\u06a4": "\u0641", // v
  "\u067e": "\u0628", // p
};
const differing = new RegExp(`[${Object.keys(sameLetters).join("")}]`, "g");

/** Accents, tashkeel, the hamza on or under its bearer; then tatweel and the hamza that stands alone. */
const removed = /[\p{M}\u0640\u0621]/gu;
const betweenWords = /[^\p{L}\p{N}]+/gu;
const arabicArticle = /(?<=^| )\u0627\u0644(?=\S)/g;
const latinArticle = /(?<=^| )[ae]l (?=\S)/g;

/** A text in the forms that searching compares. */
export interface FoldedText {
  /** Lower case, without accents and signs, letter variants made one; words apart by one space. */
  full: string;
  /** The same without the articles «ال», «al» and «el». */
  bare: string;
}

/**
 * Folds a text so that its usual spellings become one: «Fès» and «fes», «M'diq» and «m diq»,
 * «أكادير» and «اكادير», «مكناسة» and «مكناسه». Folding a folded text changes nothing.
 */
export function fold(text: string): FoldedText {
  const full = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(removed, "")
    .replace(differing, (letter) => sameLetters[letter] ?? letter)
    .replace(betweenWords, " ")
    .trim();
  return { full, bare: full.replace(arabicArticle, "").replace(latinArticle, "") };
}
