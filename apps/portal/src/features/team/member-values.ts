import type { MemberDetails } from "@parution/rules/team";
import type { Member } from "./use-team.ts";

/** Values of the member's dialog. */
export interface MemberValues extends MemberDetails {
  readonly civility: "mr" | "mrs";
}

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
