import { isEmail, isPhone } from "@parution/rules/fields";
import { ANOTHER_CITY } from "@parution/rules/profile";
import type { Member } from "./use-team.ts";

/** Values of the member's dialog. */
export interface MemberValues {
  readonly civility: "mr" | "mrs";
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

export type MemberField = keyof MemberValues;
export type MemberFaults = Readonly<Partial<Record<MemberField, "missing" | "email" | "phone">>>;

/** Fields in the order of the dialog. */
const memberFields = [
  "civility",
  "lastName",
  "firstName",
  "email",
  "phone",
  "jobTitle",
  "department",
  "cityId",
  "otherCity",
  "address",
] as const satisfies readonly MemberField[];

/** Civility begins with M. */
export const newMember: MemberValues = {
  civility: "mr",
  lastName: "",
  firstName: "",
  email: "",
  phone: "",
  jobTitle: "",
  department: "",
  address: "",
  cityId: null,
  otherCity: "",
};

export const valuesOf = (member: Member): MemberValues => ({
  civility: member.civility,
  lastName: member.lastName,
  firstName: member.firstName,
  email: member.email,
  phone: member.phone ?? "",
  jobTitle: member.jobTitle,
  department: member.department,
  address: member.address,
  cityId: member.cityId,
  otherCity: member.otherCity,
});

/** Error of each field; absent for a valid one. */
export function memberFaults(values: MemberValues): MemberFaults {
  const missing = memberFields.filter((field) => isMissing(values, field));
  return {
    ...(isEmail(values.email.trim()) ? {} : { email: "email" }),
    ...(isPhone(values.phone) ? {} : { phone: "phone" }),
    ...Object.fromEntries(missing.map((field) => [field, "missing"])),
  };
}

function isMissing(values: MemberValues, field: MemberField): boolean {
  if (field === "otherCity" && values.cityId !== ANOTHER_CITY) return false;
  const value = values[field];
  return typeof value === "string" ? value.trim() === "" : value === null;
}
