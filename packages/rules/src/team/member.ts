import { isEmail, isPhone } from "../fields/index.ts";
import { ANOTHER_CITY } from "../profile/index.ts";

/** Details of a member that its parent gives, all of them required (docs/domain/team.md#adding-a-member). */
export interface MemberDetails {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly jobTitle: string;
  readonly department: string;
  readonly address: string;
  /** 0: a city outside the list, named in `otherCity`. */
  readonly cityId: number | null;
  readonly otherCity: string;
}

type Given = { readonly [Name in keyof MemberDetails]?: MemberDetails[Name] | undefined };

export type MemberFaults = {
  readonly [Name in keyof MemberDetails]?: "missing" | "email" | "phone";
};

const FILLED = ["lastName", "firstName", "jobTitle", "department", "address"] as const;

/** Faults of the details that are given; those left out stay as they are. The list of cities is the service's. */
export function memberFaults(details: Given): MemberFaults {
  const { email, phone, cityId, otherCity = "" } = details;
  const isBlank = (text: string | undefined) => text?.trim() === "";
  const blank = FILLED.filter((name) => isBlank(details[name]));
  return {
    ...Object.fromEntries(blank.map((name) => [name, "missing"])),
    ...(email !== undefined &&
      !isEmail(email.trim()) && { email: isBlank(email) ? "missing" : "email" }),
    ...(phone !== undefined && !isPhone(phone) && { phone: isBlank(phone) ? "missing" : "phone" }),
    ...(cityId === null && { cityId: "missing" }),
    ...(cityId === ANOTHER_CITY && isBlank(otherCity) && { otherCity: "missing" }),
  };
}
