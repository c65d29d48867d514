import { iceStatus, isEmail, isPhone } from "../fields/index.ts";
import type { Fault, Faults } from "./faults.ts";

/** Company data given by a parent. */
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

/**
 * Missing or malformed fields: the names are required, and any other value must be well formed
 * (docs/domain/accounts.md#company).
 */
export function companyFaults(details: CompanyDetails): Faults<CompanyDetails> {
  const { label, companyName, phone, ice, email } = details;
  const faults: [keyof CompanyDetails, Fault | null][] = [
    ["label", label.trim() === "" ? "missing" : null],
    ["companyName", companyName.trim() === "" ? "missing" : null],
    ["phone", malformed(phone, isPhone(phone))],
    ["ice", malformed(ice, iceStatus(ice) === "well-formed")],
    ["email", malformed(email, isEmail(email.trim()))],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null));
}

const malformed = (text: string, isSound: boolean): Fault | null =>
  text.trim() === "" || isSound ? null : "invalid";
