/** A masculine noun as Arabic numbers want it, in the genitive. */
export interface CountedNoun {
  /** After hundreds and thousands, and alone. */
  readonly single: string;
  readonly one: string;
  readonly two: string;
  /** Two of it, before the noun that they are of. */
  readonly twoOf: string;
  /** After 3 to 10. */
  readonly few: string;
  /** After 11 to 99. */
  readonly many: string;
}

const UNITS = [
  "صفر",
  "واحد",
  "اثنين",
  "ثلاثة",
  "أربعة",
  "خمسة",
  "ستة",
  "سبعة",
  "ثمانية",
  "تسعة",
  "عشرة",
  "أحد عشر",
  "اثني عشر",
];
const TENS = ["", "", "عشرين", "ثلاثين", "أربعين", "خمسين", "ستين", "سبعين", "ثمانين", "تسعين"];
const HUNDREDS = [
  "",
  "مائة",
  "مائتين",
  "ثلاثمائة",
  "أربعمائة",
  "خمسمائة",
  "ستمائة",
  "سبعمائة",
  "ثمانمائة",
  "تسعمائة",
];
const AND = " و";

const noun = (single: string, two: string, few: string, many: string): CountedNoun => ({
  single,
  one: single,
  two,
  twoOf: two.slice(0, -1),
  few,
  many,
});

const SCALES = [
  { value: 1_000_000_000, noun: noun("مليار", "مليارين", "ملايير", "ملياراً") },
  { value: 1_000_000, noun: noun("مليون", "مليونين", "ملايين", "مليوناً") },
  { value: 1000, noun: noun("ألف", "ألفين", "آلاف", "ألفاً") },
];

/** The greatest number that is written in letters. */
export const GREATEST = 999_999_999_999;

/** A whole number from 0 to {@link GREATEST} in Arabic letters with the counted noun, in the genitive. */
export function countInArabic(number: number, counted: CountedNoun): string {
  const parts: string[] = [];
  let rest = number;
  for (const { value, noun } of SCALES) {
    const count = Math.floor(rest / value);
    rest %= value;
    if (count === 0) continue;
    // The last part stands right before the counted noun, and is joined to it.
    parts.push(
      rest === 0 ? `${hundredsOf(count, noun, true)} ${counted.single}` : hundredsOf(count, noun),
    );
  }
  if (rest > 0) parts.push(hundredsOf(rest, counted));
  return parts.length === 0 ? `${UNITS[0]} ${counted.single}` : parts.join(AND);
}

/** @param joined true when a noun in the genitive follows the counted one */
function hundredsOf(number: number, counted: CountedNoun, joined = false): string {
  const hundreds = HUNDREDS[Math.floor(number / 100)] ?? "";
  const rest = number % 100;
  if (rest === 0) {
    return number === 200 ? `مائتي ${counted.single}` : `${hundreds} ${counted.single}`;
  }
  const counting = upTo99(rest, counted, joined);
  return hundreds === "" ? counting : `${hundreds}${AND}${counting}`;
}

function upTo99(number: number, counted: CountedNoun, joined: boolean): string {
  if (number === 1) return counted.one;
  if (number === 2) return joined ? counted.twoOf : counted.two;
  const words = below100(number);
  if (number <= 10) return `${words} ${counted.few}`;
  return `${words} ${joined ? counted.single : counted.many}`;
}

function below100(number: number): string {
  const known = UNITS[number];
  if (known !== undefined) return known;
  const unit = UNITS[number % 10] ?? "";
  if (number < 20) return `${unit} عشر`;
  const ten = TENS[Math.floor(number / 10)] ?? "";
  return number % 10 === 0 ? ten : `${unit}${AND}${ten}`;
}
