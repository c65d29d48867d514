import { latinDigits } from "../form-field/latin-digits.ts";

/** A country that numbers may belong to. */
export interface PhoneCountry {
  /** ISO 3166 code, such as `MA`. */
  code: string;
  /** Digits after the plus sign, such as `212`. */
  callingCode: string;
  /** The country's name. */
  label: string;
  /** Digits dialled before a number inside the country, such as `0`; none by default. */
  trunkPrefix?: string | undefined;
  /** Number of digits after the calling code; any that can be dialled by default. */
  length?: number | undefined;
}

/** Morocco's numbering plan, named in the reader's language: nine digits after `+212`, or after `0`. */
export function morocco(label: string): PhoneCountry {
  return { code: "MA", callingCode: "212", label, trunkPrefix: "0", length: 9 };
}

/** A number that was understood. */
export interface PhoneNumber {
  /** `+` and at most fifteen digits. */
  e164: string;
  /** Country of the number, where it is one of the known ones. */
  country: PhoneCountry | undefined;
}

const SEPARATORS = /[\s().\-/\u2010-\u2015\u200e\u200f\u061c\u2066-\u2069]/gu;
/** Digits after the plus sign: E.164 allows fifteen at most; the shortest real numbers have seven. */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;
const SHORTEST_NATIONAL = 4;

/**
 * Reads a number as people write it: `06 12 34 56 78` and `612345678` in `home`, `+212 6 …`,
 * `00212 6 …`, `+212 (0)6 …`, in Latin or Arabic digits. `undefined` where it cannot be dialled.
 */
export function readPhone(
  text: string,
  countries: readonly PhoneCountry[],
  home: PhoneCountry | undefined,
): PhoneNumber | undefined {
  const bare = latinDigits(text).replace(SEPARATORS, "").replace(/^00/, "+");
  if (bare.startsWith("+")) {
    return readInternational(bare.slice(1), countries);
  }
  return home && /^\d+$/.test(bare) ? readNational(bare, home) : undefined;
}

function readInternational(
  digits: string,
  countries: readonly PhoneCountry[],
): PhoneNumber | undefined {
  const country = countryOf(digits, countries);
  if (country) {
    return readNational(digits.slice(country.callingCode.length), country);
  }
  return INTERNATIONAL.test(digits) ? { e164: `+${digits}`, country: undefined } : undefined;
}

/** The country whose calling code the digits begin with: the longest one. */
function countryOf(digits: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined {
  return countries
    .filter(({ callingCode }) => callingCode !== "" && digits.startsWith(callingCode))
    .reduce<PhoneCountry | undefined>(
      (best, next) => (best && best.callingCode.length >= next.callingCode.length ? best : next),
      undefined,
    );
}

function readNational(digits: string, country: PhoneCountry): PhoneNumber | undefined {
  const { callingCode, trunkPrefix = "", length } = country;
  const subscriber =
    trunkPrefix !== "" && digits.startsWith(trunkPrefix)
      ? digits.slice(trunkPrefix.length)
      : digits;
  const rightLength =
    length === undefined ? subscriber.length >= SHORTEST_NATIONAL : subscriber.length === length;
  const international = callingCode + subscriber;
  return rightLength && INTERNATIONAL.test(international)
    ? { e164: `+${international}`, country }
    : undefined;
}

/**
 * Writes a number to be read: as it is dialled inside its country, in pairs (`06 12 34 56 78`), or
 * with its calling code where the country is not known.
 */
export function formatPhone({ e164, country }: PhoneNumber): string {
  if (!country) {
    return e164;
  }
  const subscriber = e164.slice(country.callingCode.length + 1);
  return inPairs((country.trunkPrefix ?? "") + subscriber);
}

/** Pairs from the end; an odd number of digits begins with one alone. */
function inPairs(digits: string): string {
  return digits.replace(/\B(?=(?:\d{2})+$)/g, " ");
}
