const UNITS = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
  "treize",
  "quatorze",
  "quinze",
  "seize",
  "dix-sept",
  "dix-huit",
  "dix-neuf",
] as const;

const TENS = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"] as const;

const SCALES = [
  { value: 1_000_000_000, word: "milliard" },
  { value: 1_000_000, word: "million" },
] as const;

/** The greatest number that is written in words. */
export const GREATEST = 999_999_999_999;

/**
 * A whole number in French words, as it stands before a masculine noun, with the hyphens of the spelling before 1990, as
 * accountants write it.
 *
 * @param value from 0 to {@link GREATEST}
 */
export function frenchNumber(value: number): string {
  if (value === 0) return UNITS[0];
  const words: string[] = [];
  let rest = value;
  for (const scale of SCALES) {
    const count = Math.floor(rest / scale.value);
    if (count > 0) words.push(`${belowThousand(count, true)} ${scale.word}${count > 1 ? "s" : ""}`);
    rest %= scale.value;
  }
  const thousands = Math.floor(rest / 1000);
  if (thousands === 1) words.push("mille");
  // «Mille» is a numeral, before which «cent» and «quatre-vingt» take no s.
  if (thousands > 1) words.push(`${belowThousand(thousands, false)} mille`);
  rest %= 1000;
  if (rest > 0) words.push(belowThousand(rest, true));
  return words.join(" ");
}

/** True when the noun after a number takes «de», as after a noun of number that stands last: «un million de dirhams». */
export const takesDe = (value: number): boolean => value >= 1_000_000 && value % 1_000_000 === 0;

function belowThousand(value: number, isLast: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest, isLast);
  const hundred = hundreds === 1 ? "cent" : `${UNITS[hundreds]} cent`;
  if (rest === 0) return isLast && hundreds > 1 ? `${hundred}s` : hundred;
  return `${hundred} ${belowHundred(rest, isLast)}`;
}

function belowHundred(value: number, isLast: boolean): string {
  if (value < 20) return UNITS[value] ?? "";
  if (value >= 80) {
    if (value === 80) return isLast ? "quatre-vingts" : "quatre-vingt";
    return `quatre-vingt-${UNITS[value - 80]}`;
  }
  const ten = value >= 60 ? 6 : Math.floor(value / 10);
  const unit = value - ten * 10;
  const word = TENS[ten] ?? "";
  if (unit === 0) return word;
  return unit === 1 || unit === 11 ? `${word} et ${UNITS[unit]}` : `${word}-${UNITS[unit]}`;
}
