/** Roles of the newspaper's staff at its desk (docs/domain/staff.md). */
export const STAFF_ROLES = [
  "moderator",
  "counter",
  "production",
  "sales",
  "finance",
  "editor",
  "owner",
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Rights at the desk. Each of its calls asks for one. */
export const STAFF_PERMISSIONS = [
  "openDesk",
  "seeClosings",
  "decideAds",
  "keepCalendar",
  "keepEditions",
  "acceptLate",
  "keepWords",
  "keepCatalogue",
  "keepRates",
  "keepContents",
  "answerMessages",
  "seeMails",
  "resendMails",
  "seePayments",
  "seeBooks",
  "readReports",
  "manageStaff",
  "configure",
] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

const PERMISSIONS: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  moderator: ["openDesk", "seeClosings", "decideAds"],
  counter: ["openDesk", "seeClosings", "answerMessages", "seeMails", "resendMails", "seePayments"],
  production: [
    "openDesk",
    "seeClosings",
    "decideAds",
    "keepCalendar",
    "keepEditions",
    "acceptLate",
  ],
  sales: ["openDesk", "seeClosings", "keepCatalogue", "keepRates", "readReports"],
  finance: ["openDesk", "seePayments", "seeBooks", "readReports"],
  editor: [
    "openDesk",
    "seeClosings",
    "keepWords",
    "keepContents",
    "answerMessages",
    "seeMails",
    "resendMails",
  ],
  owner: STAFF_PERMISSIONS,
};

/** Permissions of a user with these roles, in the order of {@link STAFF_PERMISSIONS}. */
export function staffPermissionsOf(roles: readonly StaffRole[]): readonly StaffPermission[] {
  return STAFF_PERMISSIONS.filter((permission) =>
    roles.some((role) => PERMISSIONS[role].includes(permission)),
  );
}

/** The wire's `roles` of a user: exactly `ROLE_ADMIN` for an owner, `ROLE_STAFF` for other staff. */
export function wireRolesOf(roles: readonly StaffRole[]): string {
  if (roles.includes("owner")) return "ROLE_ADMIN";
  return roles.length > 0 ? "ROLE_STAFF" : "ROLE_USER";
}

/** A change of a user's roles; no roles: leaving. */
export interface StaffChange {
  readonly isSelf: boolean;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
  /** Owners before the change, the one that it is about included. */
  readonly owners: number;
}

/** Refusal of a change: users do not change their own roles, but may leave, and one owner always stays. */
export function staffChangeFault({
  isSelf,
  before,
  after,
  owners,
}: StaffChange): "ownRoles" | "lastOwner" | null {
  const isOwnerLost = before.includes("owner") && !after.includes("owner");
  if (isOwnerLost && owners <= 1) return "lastOwner";
  return isSelf && after.length > 0 ? "ownRoles" : null;
}
