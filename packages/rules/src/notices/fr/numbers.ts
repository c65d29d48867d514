const SMALL = [
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
];
const TENS = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante"];
const SCALES = [
  { value: 1_000_000_000, one: "milliard", many: "milliards" },
  { value: 1_000_000, one: "million", many: "millions" },
];

/** The greatest number that is written in letters. */
export const GREATEST = 999_999_999_999;

/** A whole number from 0 to {@link GREATEST} in French letters, as it stands before a masculine noun. */
export function numberInFrench(number: number): string {
  const words: string[] = [];
  let rest = number;
  for (const { value, one, many } of SCALES) {
    const count = Math.floor(rest / value);
    if (count > 0) words.push(below1000(count, true), count === 1 ? one : many);
    rest %= value;
  }
  const thousands = Math.floor(rest / 1000);
  if (thousands > 1) words.push(below1000(thousands, false));
  if (thousands > 0) words.push("mille");
  const units = rest % 1000;
  if (units > 0 || words.length === 0) words.push(below1000(units, true));
  return words.join(" ");
}

/** Whether the noun after the number takes «de»: «deux millions de dirhams». */
export const takesDe = (number: number): boolean => number >= 1_000_000 && number % 1_000_000 === 0;

/** @param last whether nothing follows: «cents» and «quatre-vingts» lose their s before «mille» */
function below1000(number: number, last: boolean): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  if (hundreds === 0) return below100(rest, last);
  const plural = hundreds > 1 && rest === 0 && last ? "s" : "";
  const hundred = hundreds === 1 ? "cent" : `${SMALL[hundreds]} cent${plural}`;
  return rest === 0 ? hundred : `${hundred} ${below100(rest, last)}`;
}

function below100(number: number, last: boolean): string {
  const small = SMALL[number];
  if (small !== undefined) return small;
  if (number >= 80) return eighties(number - 80, last);
  const ten = Math.floor(number / 10);
  const unit = ten === 7 ? number - 60 : number % 10;
  const name = TENS[ten] ?? "";
  if (unit === 0) return name;
  return unit % 10 === 1 ? `${name} et ${SMALL[unit]}` : `${name}-${SMALL[unit]}`;
}

function eighties(unit: number, last: boolean): string {
  if (unit === 0) return last ? "quatre-vingts" : "quatre-vingt";
  return `quatre-vingt-${SMALL[unit]}`;
}
