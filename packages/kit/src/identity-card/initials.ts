/**
 * A letter with its marks. Read without `Intl.Segmenter`, whose data takes 20 ms of a page's start, 80 on a telephone:
 * every page of an account shows an avatar (docs/decisions/0043-start-without-intl.md).
 */
const LETTER = /\p{L}\p{Mn}*/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Keeps two Arabic letters apart: joined, they would read as the beginning of a word. */
const NON_JOINER = "\u200c";
/** The article, which begins half of all Arabic names and distinguishes none of them. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/**
 * The first letters of the first and the last word of a name, for an avatar: at most two, capitals
 * where the script has them. Empty where the name has no letter.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–_.،,]+/u).flatMap((word) => firstLetter(word) ?? []);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  if (first === undefined) return "";
  if (last === undefined || ARABIC.test(first) !== ARABIC.test(last)) return first;
  return ARABIC.test(first) ? `${first}${NON_JOINER}${last}` : `${first}${last}`;
}

function firstLetter(word: string): string | undefined {
  const letter = LETTER.exec(word.normalize("NFC").replace(ARTICLE, ""))?.[0];
  // One letter may have two capitals: «ß» becomes «SS».
  return letter && LETTER.exec(withoutVowels(letter).toUpperCase())?.[0];
}

/** Arabic vowel signs are not part of an initial. */
function withoutVowels(letter: string): string {
  return letter.replaceAll(/[\u064b-\u0652\u0670]/gu, "");
}
