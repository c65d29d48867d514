import { type Centimes, toDecimal } from "../money/index.ts";

/** `1234567` with its thousands apart. */
export function groupThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}

/** An amount in figures; whole dirhams go without their two noughts. */
export function amountInFigures(amount: Centimes, group: string, point: string): string {
  const [units = "", decimals = "00"] = toDecimal(amount).split(".");
  const grouped = groupThousands(units, group);
  return decimals === "00" ? grouped : `${grouped}${point}${decimals}`;
}

/** Whole dirhams and the centimes beyond them. */
export function splitAmount(amount: Centimes): { dirhams: number; centimes: number } {
  const centimes = amount % 100;
  return { dirhams: (amount - centimes) / 100, centimes };
}

/** `9:5` and `10h30` as hours and minutes; null for any other text. */
export function parseTime(text: string): { hours: number; minutes: number } | null {
  const match = /^(\d{1,2})\s*(?:[h:]\s*(\d{1,2})?)?$/i.exec(text);
  if (!match) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2] ?? 0);
  return hours < 24 && minutes < 60 ? { hours, minutes } : null;
}

/** Day, month and year of an ISO date, as numbers. */
export function dateParts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}
