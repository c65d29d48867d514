import type { IsoDate } from "../dates/index.ts";
import { isPhone } from "../fields/index.ts";
import type { Fault, Faults } from "./faults.ts";

/** Personal data given by a user; names and address cannot be changed here. */
export interface PersonDetails {
  readonly phone: string;
  readonly birthDate: IsoDate | null;
  readonly postalCode: string;
  /** 0: a city that is not in the list. */
  readonly cityId: number | null;
  readonly otherCity: string;
}

/** Earliest accepted date of birth. */
const EARLIEST_BIRTH: IsoDate = "1900-01-01";
/** `20250`, `SW1A 1AA`, `٢٠٢٥٠`: letters and digits, for other countries have other codes. */
const POSTAL_CODE = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,9}$/u;

/** The cities of the list end with «another city». */
export const ANOTHER_CITY = 0;

/** Faults of a profile (docs/domain/accounts.md#profile); `today` in the publisher's zone. */
export function personFaults(details: PersonDetails, today: IsoDate): Faults<PersonDetails> {
  const faults: [keyof PersonDetails, Fault | null][] = [
    ["phone", required(details.phone, isPhone)],
    ["birthDate", birthFault(details.birthDate, today)],
    ["postalCode", required(details.postalCode, (text) => POSTAL_CODE.test(text))],
    ["otherCity", details.cityId === ANOTHER_CITY ? required(details.otherCity) : null],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

function birthFault(date: IsoDate | null, today: IsoDate): Fault | null {
  if (date === null) return "missing";
  return date < EARLIEST_BIRTH || date >= today ? "invalid" : null;
}

function required(text: string, isSound: (text: string) => boolean = () => true): Fault | null {
  const written = text.trim();
  if (written === "") return "missing";
  return isSound(written) ? null : "invalid";
}
