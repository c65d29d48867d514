import { iceStatus } from "../ice/index.ts";
import { readPhone } from "../team/index.ts";
import type { Fault, Faults } from "./faults.ts";

/** What a parent says of the company (specification 1, point 2: profile popup). */
export interface CompanyDetails {
  readonly label: string;
  readonly companyName: string;
  readonly address: string;
  readonly phone: string;
  /** The legal form. */
  readonly type: string;
  readonly sector: string;
  readonly manager: string;
  readonly ice: string;
  readonly tradeRegister: string;
  readonly invoiceTo: string;
  readonly email: string;
}

/** One `@`, and a domain with a dot between any two labels: read in one pass, however long the text. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the form of an address of mail. */
export const looksLikeEmail = (text: string): boolean => EMAIL.test(text);

/** What is missing or wrong: the names are needed, and what is there must be well formed (readings H3). */
export function companyFaults(details: CompanyDetails): Faults<CompanyDetails> {
  const { label, companyName, phone, ice, email } = details;
  const faults: [keyof CompanyDetails, Fault | null][] = [
    ["label", label.trim() === "" ? "missing" : null],
    ["companyName", companyName.trim() === "" ? "missing" : null],
    ["phone", malformed(phone, readPhone(phone) !== null)],
    ["ice", malformed(ice, iceStatus(ice) === "well-formed")],
    ["email", malformed(email, looksLikeEmail(email.trim()))],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

const malformed = (text: string, isSound: boolean): Fault | null =>
  text.trim() === "" || isSound ? null : "invalid";
