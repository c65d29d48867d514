import { latinDigits } from "../form-field/latin-digits.ts";

/**
 * An amount in centimes, or why there is none: nothing was written, it is no amount, or three digits or more stand behind its
 * only mark, which may be thousands as well as a fraction of a centime.
 */
export type MoneyReading = number | "empty" | "unreadable" | "imprecise";

/** Largest amount in centimes: below it, dirhams and two decimals fit a double exactly enough to write. */
const LARGEST = 1e15;

const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/gu;
const MINUS = /^[-\u2212]\s*/u;
/** Separators that can only group thousands. */
const CERTAIN_GROUPS = /[\s'’٬]/gu;

/**
 * Reads an amount of dirhams as people write it: `1 234,50`, `1.234,50`, `1,234.50`, `١٬٢٣٤٫٥٠`,
 * `1234.5`. The last separator parts the centimes where one or two digits follow it; what repeats groups
 * thousands. What could mean two amounts, such as `20,005`, or has a third decimal, is refused rather than
 * guessed or rounded. `unit` may stand before or after the amount.
 */
export function readMoney(text: string, unit = ""): MoneyReading {
  const bare = withoutUnit(text.replace(DIRECTION_MARKS, "").trim(), unit.trim());
  if (bare === "") {
    return "empty";
  }
  const written = latinDigits(bare)
    .replace(MINUS, "")
    .replace(CERTAIN_GROUPS, "'")
    .replaceAll("٫", "|");
  if (IMPRECISE.test(written)) {
    return "imprecise";
  }
  const amount = splitCentimes(written);
  if (!amount) {
    return "unreadable";
  }
  const centimes = Number(amount.whole) * 100 + Number(amount.centimes.padEnd(2, "0"));
  if (centimes > LARGEST) {
    return "unreadable";
  }
  return MINUS.test(bare) && centimes > 0 ? -centimes : centimes;
}

function withoutUnit(text: string, unit: string): string {
  const [lower, sought] = [text.toLowerCase(), unit.toLowerCase()];
  if (sought !== "" && lower.endsWith(sought)) {
    return text.slice(0, text.length - unit.length).trim();
  }
  return sought !== "" && lower.startsWith(sought) ? text.slice(unit.length).trim() : text;
}

interface AmountParts {
  whole: string;
  centimes: string;
}

/** Three digits or more behind the only mark. */
const IMPRECISE = /^[\d']*[,.|]\d{3,}$/u;

/** `'` groups for certain and `|` parts the centimes for certain; `,` and `.` do either. */
const CENTIMES = /^(?<whole>.*?)(?:(?<mark>[,.|])(?<centimes>\d{0,2}))?$/u;

function splitCentimes(amount: string): AmountParts | undefined {
  const { whole = "", mark = "", centimes = "" } = CENTIMES.exec(amount)?.groups ?? {};
  const digits = ungrouped(whole, mark);
  return digits === undefined || digits + centimes === "" ? undefined : { whole: digits, centimes };
}

const PLAIN = /^\d*$/;
const GROUPED = /^\d{1,3}(?<group>[,.'])\d{3}(?:\k<group>\d{3})*$/u;

/** The digits of the whole part; `undefined` where its groups are not thousands. */
function ungrouped(whole: string, centimesMark: string): string | undefined {
  if (PLAIN.test(whole)) {
    return whole;
  }
  const group = GROUPED.exec(whole)?.groups?.group;
  return group === undefined || group === centimesMark ? undefined : whole.replaceAll(group, "");
}

/** Writes whole centimes as the locale writes amounts, always with two decimals: `1 234,50`. */
export function formatMoney(centimes: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(centimes / 100);
}

/** True for a number of centimes: whole, and within the exact integers. */
export function isCentimes(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && Math.abs(value) <= LARGEST;
}
