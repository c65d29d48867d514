/** Names of counted things beside their number; all are masculine. */
export interface CountedNoun {
  /** One: the noun stands alone or before «واحد». */
  readonly one: string;
  readonly two: string;
  /** Three to ten. */
  readonly few: string;
  /** Eleven to ninety-nine. */
  readonly many: string;
  /** After whole hundreds, thousands and so on. */
  readonly whole: string;
}

const UNITS = [
  "صفر",
  "واحد",
  "اثنان",
  "ثلاثة",
  "أربعة",
  "خمسة",
  "ستة",
  "سبعة",
  "ثمانية",
  "تسعة",
  "عشرة",
  "أحد عشر",
  "اثنا عشر",
  "ثلاثة عشر",
  "أربعة عشر",
  "خمسة عشر",
  "ستة عشر",
  "سبعة عشر",
  "ثمانية عشر",
  "تسعة عشر",
] as const;

const TENS = [
  "",
  "",
  "عشرون",
  "ثلاثون",
  "أربعون",
  "خمسون",
  "ستون",
  "سبعون",
  "ثمانون",
  "تسعون",
] as const;

const HUNDREDS = [
  "",
  "مائة",
  "مائتان",
  "ثلاثمائة",
  "أربعمائة",
  "خمسمائة",
  "ستمائة",
  "سبعمائة",
  "ثمانمائة",
  "تسعمائة",
] as const;

const noun = (one: string, two: string, few: string, many: string): CountedNoun => ({
  one,
  two,
  few,
  many,
  whole: one,
});

const SCALES = [
  { value: 1_000_000_000, noun: noun("مليار", "ملياران", "مليارات", "مليارا") },
  { value: 1_000_000, noun: noun("مليون", "مليونان", "ملايين", "مليونا") },
  { value: 1000, noun: noun("ألف", "ألفان", "آلاف", "ألفا") },
] as const;

/**
 * A whole number in Arabic words, for masculine things.
 *
 * @param value from 0 to 999 999 999 999
 */
function arabicNumber(value: number): string {
  if (value === 0) return UNITS[0];
  const words: string[] = [];
  let rest = value;
  for (const scale of SCALES) {
    const count = Math.floor(rest / scale.value);
    if (count > 0) words.push(scaled(count, scale.noun));
    rest %= scale.value;
  }
  if (rest > 0) words.push(belowThousand(rest));
  return words.join(" و");
}

/** So many of something: 1 «درهم واحد», 2 «درهمان», 3 «ثلاثة دراهم», 11 «أحد عشر درهما», 100 «مائة درهم». */
export function arabicCount(value: number, counted: CountedNoun): string {
  if (value === 1) return `${counted.one} واحد`;
  if (value === 2) return counted.two;
  return annexed(arabicNumber(value), nounAfter(value, counted));
}

/** A number that ends in a noun loses that noun's ending before the counted noun: مائتا درهم، أحد عشر ألف درهم. */
function annexed(words: string, counted: string): string {
  const isDual = /(مائتان|ألفان|مليونان|ملياران)$/.test(words);
  const isAccusative = /(ألفا|مليونا|مليارا)$/.test(words);
  return `${isDual || isAccusative ? words.slice(0, -1) : words} ${counted}`;
}

function scaled(count: number, counted: CountedNoun): string {
  if (count === 1) return counted.one;
  if (count === 2) return counted.two;
  return annexed(belowThousand(count), nounAfter(count, counted));
}

/** The noun follows the last two figures of its number. */
function nounAfter(value: number, counted: CountedNoun): string {
  const last = value % 100;
  if (last >= 3 && last <= 10) return counted.few;
  if (last >= 11) return counted.many;
  return counted.whole;
}

function belowThousand(value: number): string {
  const hundred = HUNDREDS[Math.floor(value / 100)] ?? "";
  const rest = value % 100;
  if (rest === 0) return hundred;
  return hundred === "" ? belowHundred(rest) : `${hundred} و${belowHundred(rest)}`;
}

function belowHundred(value: number): string {
  if (value < 20) return UNITS[value] ?? "";
  const ten = TENS[Math.floor(value / 10)] ?? "";
  const unit = value % 10;
  return unit === 0 ? ten : `${UNITS[unit]} و${ten}`;
}
