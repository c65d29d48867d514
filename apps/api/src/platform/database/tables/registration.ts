import type { Language } from "@parution/contract/call";
import type { StaffRole } from "@parution/rules/access";
import type { Generated } from "kysely";

/** A sign-up whose address is not confirmed yet. */
export interface RegistrationTable {
  id: string;
  /** Lower case. */
  email: string;
  language: Language;
  account_kind: "individual" | "pro";
  /** Company name of a professional, as its ICE; empty for others. */
  company_name: string;
  ice: string;
  civility: "mr" | "mrs";
  first_name: string;
  last_name: string;
  phone: string;
  password_hash: string;
  terms_version: string;
  /** Path of the portal to return to after the first login. */
  origin: string;
  created_at: Date;
  expires_at: Date;
}

export type LinkPurpose =
  | "registration"
  | "recovery"
  | "address"
  | "address-undo"
  | "installation"
  | "staff"
  | "missed-ad";

/** A link of one use, in a mail or printed at the start of an empty installation. */
export interface MailedLinkTable {
  id: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  purpose: LinkPurpose;
  registration_id: Generated<string | null>;
  user_id: Generated<number | null>;
  /** Address that the link sets. */
  email: Generated<string | null>;
  /** Roles at the desk that the link gives. */
  staff_roles: Generated<readonly StaffRole[] | null>;
  created_at: Date;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** Tables of migration 0043. */
export interface RegistrationTables {
  registrations: RegistrationTable;
  mailed_links: MailedLinkTable;
  accepted_terms: { user_id: number; version: string; accepted_at: Date };
}
