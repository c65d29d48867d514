import { describe, expect, it } from "vitest";
import {
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffRole,
  staffChangeFault,
  staffPermissionsOf,
  wireRolesOf,
} from "./index.ts";

describe("staffPermissionsOf", () => {
  it("gives the owner every permission, and a user without roles none", () => {
    expect(staffPermissionsOf(["owner"])).toEqual(STAFF_PERMISSIONS);
    expect(staffPermissionsOf([])).toEqual([]);
  });

  it("opens the desk to every role, and the staff to the owner alone", () => {
    const allowed = (permission: (typeof STAFF_PERMISSIONS)[number]) =>
      STAFF_ROLES.filter((role) => staffPermissionsOf([role]).includes(permission));
    expect(allowed("openDesk")).toEqual(STAFF_ROLES);
    expect(allowed("manageStaff")).toEqual(["owner"]);
  });

  it("adds up the permissions of several roles, each once", () => {
    expect(staffPermissionsOf(["finance", "moderator"])).toEqual([
      ...["openDesk", "seeClosings", "decideAds", "seePayments", "seeBooks", "readReports"],
    ]);
  });
});

describe("wireRolesOf", () => {
  it.each<[readonly StaffRole[], string]>([
    [[], "ROLE_USER"],
    [["moderator"], "ROLE_STAFF"],
    [["finance", "owner"], "ROLE_ADMIN"],
  ])("writes %o as %s", (roles, wire) => expect(wireRolesOf(roles)).toBe(wire));
});

describe("staffChangeFault", () => {
  it("lets an owner change another, also to an owner", () => {
    const change = { isSelf: false, before: [], after: ["owner"], owners: 1 } as const;
    expect(staffChangeFault(change)).toBeNull();
  });

  it("refuses a change of one's own roles", () => {
    const change = { isSelf: true, before: ["owner"], after: ["owner", "finance"] } as const;
    expect(staffChangeFault({ ...change, owners: 2 })).toBe("ownRoles");
  });

  it("lets staff leave, but not the last owner", () => {
    const leaving = { isSelf: true, before: ["owner"], after: [] } as const;
    expect(staffChangeFault({ ...leaving, owners: 2 })).toBeNull();
    expect(staffChangeFault({ ...leaving, owners: 1 })).toBe("lastOwner");
  });

  it("keeps the role of the last owner", () => {
    const change = { isSelf: false, before: ["owner"], after: ["editor"], owners: 1 } as const;
    expect(staffChangeFault(change)).toBe("lastOwner");
  });
});
