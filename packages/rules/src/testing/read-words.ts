/** Reads amounts in words by means of a dictionary, independently of the code that writes them. */

const french: Readonly<Record<string, number>> = {
  zéro: 0,
  un: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  mille: 1000,
  million: 1_000_000,
  milliard: 1_000_000_000,
};

/** Centimes that French words say. */
export function readFrench(words: string): number {
  const [, dirhams = "", centimes = ""] =
    /^(?:(.*?) (?:de )?dirhams?)?(?: et )?(?:(.*?) centimes?)?$/.exec(words) ?? [];
  return readFrenchNumber(dirhams) * 100 + readFrenchNumber(centimes);
}

function readFrenchNumber(words: string): number {
  const numbers = words
    .replaceAll("quatre-vingts", "quatre-vingt")
    .replaceAll("quatre-vingt", "octante")
    .split(/[ -]/)
    .filter((word) => word !== "" && word !== "et")
    .map((word) => (word === "octante" ? 80 : numberOf(french, word.replace(/s$/, ""), word)));
  return sumUp(numbers, (held, next) => (next === 100 ? Math.max(1, held) * 100 : held + next));
}

const arabic: Readonly<Record<string, number>> = {
  صفر: 0,
  واحد: 1,
  اثنان: 2,
  اثنا: 2,
  أحد: 1,
  ثلاثة: 3,
  أربعة: 4,
  خمسة: 5,
  ستة: 6,
  سبعة: 7,
  ثمانية: 8,
  تسعة: 9,
  عشرة: 10,
  عشر: 10,
  عشرون: 20,
  ثلاثون: 30,
  أربعون: 40,
  خمسون: 50,
  ستون: 60,
  سبعون: 70,
  ثمانون: 80,
  تسعون: 90,
  مائة: 100,
  مائتا: 200,
  مائتان: 200,
  ثلاثمائة: 300,
  أربعمائة: 400,
  خمسمائة: 500,
  ستمائة: 600,
  سبعمائة: 700,
  ثمانمائة: 800,
  تسعمائة: 900,
  ألف: 1000,
  ألفا: 1000,
  آلاف: 1000,
  مليون: 1_000_000,
  مليونا: 1_000_000,
  ملايين: 1_000_000,
  مليار: 1_000_000_000,
  مليارا: 1_000_000_000,
  مليارات: 1_000_000_000,
};

/** Dual forms, for two alone: «ألفا» also means «so many thousand» after a number. */
const duals: Readonly<Record<string, number>> = {
  ألفان: 1000,
  مليونان: 1_000_000,
  ملياران: 1_000_000_000,
};

const DIRHAM = /(?:^| )(?:درهمان|درهم واحد|دراهم|درهما|درهم)/;

/** Centimes that Arabic words say. */
export function readArabic(words: string): number {
  const end = DIRHAM.exec(words);
  const dirhams = end === null ? "" : words.slice(0, end.index + end[0].length);
  const centimes = words.slice(dirhams.length).replace(/^ و/, "");
  return readArabicCount(dirhams) * 100 + readArabicCount(centimes);
}

function readArabicCount(words: string): number {
  if (words === "") return 0;
  if (/^(درهم|سنتيم) واحد$/.test(words)) return 1;
  if (/^(درهمان|سنتيمان)$/.test(words)) return 2;
  const numbers = words
    .replace(/ (دراهم|درهما|درهم|سنتيمات|سنتيما|سنتيم)$/, "")
    .split(/ و| /)
    .flatMap((word, index, all) => readArabicWord(word, all[index - 1]));
  return sumUp(numbers, (held, next) => held + next);
}

function readArabicWord(word: string, before: string | undefined): number[] {
  const dual = duals[word];
  if (dual !== undefined) return [2, dual];
  const isDual = /^(ألفا|مليونا|مليارا)$/.test(word) && !/(عشر|ون)$/.test(before ?? "");
  return isDual ? [2, numberOf(arabic, word, word)] : [numberOf(arabic, word, word)];
}

/** Adds up to a thousand, a million and so on, each of which multiplies the number before it. */
function sumUp(numbers: readonly number[], join: (held: number, next: number) => number): number {
  let total = 0;
  let held = 0;
  for (const next of numbers) {
    if (next < 1000) {
      held = join(held, next);
    } else {
      total += Math.max(1, held) * next;
      held = 0;
    }
  }
  return total + held;
}

function numberOf(words: Readonly<Record<string, number>>, word: string, shown: string): number {
  const value = words[word] ?? words[shown];
  if (value === undefined) throw new Error(`Not a number: «${shown}»`);
  return value;
}
