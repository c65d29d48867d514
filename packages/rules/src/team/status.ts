/** `status` of a team member (readings F4). */
export const MEMBER_STATUS_CODES = { active: 10, deactivated: 0 } as const;

export type MemberStatus = keyof typeof MEMBER_STATUS_CODES;

/** The status that a code stands for: 10 is active; 0, null, an absent one and any other are not (readings F4). */
export function memberStatusOf(code: number | null | undefined): MemberStatus {
  return code === MEMBER_STATUS_CODES.active ? "active" : "deactivated";
}

/** Where the switch of a member leads (specification 2, point 4). */
export function switchedStatus(status: MemberStatus): MemberStatus {
  return status === "active" ? "deactivated" : "active";
}
