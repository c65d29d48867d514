import type { Centimes } from "../money/index.ts";
import { arabicCount, type CountedNoun } from "./arabic.ts";
import { frenchNumber, takesDe } from "./french.ts";

/** The largest amount that is written in words: 999 999 999 999 dirhams and 99 centimes. */
const LARGEST: Centimes = 99_999_999_999_999;

const DIRHAM: CountedNoun = {
  one: "درهم",
  two: "درهمان",
  few: "دراهم",
  many: "درهما",
  whole: "درهم",
};

const CENTIME: CountedNoun = {
  one: "سنتيم",
  two: "سنتيمان",
  few: "سنتيمات",
  many: "سنتيما",
  whole: "سنتيم",
};

/**
 * An amount in words, as an invoice must say it: «mille deux cents dirhams et cinquante centimes».
 *
 * @throws RangeError when it is no whole number of centimes from 0 to 999 999 999 999.99 dirhams
 */
export function amountInWords(amount: Centimes, language: "fr" | "ar"): string {
  if (!Number.isInteger(amount) || amount < 0 || amount > LARGEST) {
    throw new RangeError(`Not an amount that is written in words: ${amount}`);
  }
  const centimes = amount % 100;
  const dirhams = (amount - centimes) / 100;
  const parts = [
    ...(dirhams > 0 || centimes === 0 ? [count[language](dirhams, "dirham")] : []),
    ...(centimes > 0 ? [count[language](centimes, "centime")] : []),
  ];
  return parts.join(language === "fr" ? " et " : " و");
}

const count = { fr: frenchCount, ar: arabicAmount };

type Unit = "dirham" | "centime";

function frenchCount(value: number, unit: Unit): string {
  const of = takesDe(value) ? "de " : "";
  return `${frenchNumber(value)} ${of}${unit}${value > 1 ? "s" : ""}`;
}

function arabicAmount(value: number, unit: Unit): string {
  return arabicCount(value, unit === "dirham" ? DIRHAM : CENTIME);
}
