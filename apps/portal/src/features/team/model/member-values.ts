import { ANOTHER_CITY } from "@parution/rules/profile";
import { readPhone } from "@parution/rules/team";
import * as z from "zod/mini";
import type { Member } from "../api/use-team.ts";

/** What the popup of a member holds. */
export interface MemberValues {
  readonly civility: "mr" | "mrs";
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly jobTitle: string;
  readonly department: string;
  readonly address: string;
  /** 0: a city that is not in the list, named in `otherCity`. */
  readonly cityId: number | null;
  readonly otherCity: string;
}

export type MemberField = keyof MemberValues;
export type MemberFaults = Readonly<Partial<Record<MemberField, "missing" | "email" | "phone">>>;

/** The fields in the order of the popup. */
export const memberFields = [
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

/** Civility begins with M (specification 2, point 3). */
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

const email = z.email();

/** What is wrong with each field; a field that is right is absent (specification 2, point 5). */
export function memberFaults(values: MemberValues): MemberFaults {
  const missing = memberFields.filter((field) => isMissing(values, field));
  return {
    ...(email.safeParse(values.email.trim()).success ? {} : { email: "email" }),
    ...(readPhone(values.phone) === null ? { phone: "phone" } : {}),
    ...Object.fromEntries(missing.map((field) => [field, "missing"])),
  };
}

function isMissing(values: MemberValues, field: MemberField): boolean {
  if (field === "otherCity" && values.cityId !== ANOTHER_CITY) return false;
  const value = values[field];
  return typeof value === "string" ? value.trim() === "" : value === null;
}
