/** `status` of a team member (docs/domain/team.md#member-status). */
export const MEMBER_STATUS_CODES = { active: 10, deactivated: 0 } as const;

export type MemberStatus = keyof typeof MEMBER_STATUS_CODES;

/** The status that a code stands for: 10 is active; 0, null, an absent one and any other are not. */
export function memberStatusOf(code: number | null | undefined): MemberStatus {
  return code === MEMBER_STATUS_CODES.active ? "active" : "deactivated";
}

/** Result of a member's switch. */
export function switchedStatus(status: MemberStatus): MemberStatus {
  return status === "active" ? "deactivated" : "active";
}
