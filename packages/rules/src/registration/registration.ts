import { iceStatus } from "../fields/index.ts";
import { type PasswordFault, passwordFault } from "../password/index.ts";

/** Day from which the terms apply that an installation starts with; the newspaper publishes later ones itself. */
export const TERMS_VERSION = "2026-11-01";

/** Facts of a registration that depend on one another. */
export interface RegistrationDetails {
  readonly kind: "individual" | "pro";
  /** Company name of a professional. */
  readonly companyName?: string | undefined;
  readonly ice?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** Faults by field; valid fields are absent. */
export interface RegistrationFaults {
  readonly companyName?: "missing";
  readonly ice?: "missing" | "ice";
  readonly password?: PasswordFault;
  readonly firstName?: "invalid";
  readonly lastName?: "invalid";
}

/** Letters, their signs, and what stands between the parts of a name: no address, figure or line end. */
const PERSON_NAME = /^[\p{L}\p{M}'’ʼ.\- \u00a0]+$/u;

/** Facts about a person that others would try as a password. */
export const guessedNames = (details: RegistrationDetails): readonly string[] => {
  const { email, firstName, lastName, phone, companyName = "" } = details;
  const personalData = [email, firstName, lastName, phone, companyName];
  return [...personalData, ...personalData.map((name) => name.replaceAll(/\s/g, ""))];
};

/**
 * Faults of a registration: a professional names a company and its ICE, names are names, and the password is not one that
 * others would try (docs/domain/accounts.md#registration).
 */
export function registrationFaults(details: RegistrationDetails): RegistrationFaults {
  const password = passwordFault("", details.password, guessedNames(details));
  return {
    ...(details.kind === "pro" && companyFaultsOf(details)),
    ...(!PERSON_NAME.test(details.firstName) && { firstName: "invalid" as const }),
    ...(!PERSON_NAME.test(details.lastName) && { lastName: "invalid" as const }),
    ...(password !== null && { password }),
  };
}

function companyFaultsOf({ companyName = "", ice = "" }: RegistrationDetails): RegistrationFaults {
  const status = iceStatus(ice);
  return {
    ...(companyName.trim() === "" && { companyName: "missing" as const }),
    ...(status === "absent" && { ice: "missing" as const }),
    ...(status === "malformed" && { ice: "ice" as const }),
  };
}

/** Longest path that a registration returns to. */
const LONGEST_ORIGIN = 500;

/** A path of the portal to return to after the first login; `/` for any other address. */
export function keptOrigin(origin: string | undefined): string {
  if (origin === undefined || origin.length > LONGEST_ORIGIN) return "/";
  return /^\/(?![/\\.])[^\p{Cc}\\]*$/u.test(origin) ? origin : "/";
}
