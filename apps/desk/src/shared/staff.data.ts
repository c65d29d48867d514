import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { readDesk } from "@parution/contract/lazy/staff";
import type { StaffPermission, StaffRole } from "@parution/rules/access";

/** User of the desk, with roles and rights. */
export const useStaff = () => useRead(readDesk, {});

/** True when the user has a right; the service decides on every call, the desk only hides. */
export function useMay(permission: StaffPermission): boolean {
  return useStaff().data?.permissions.includes(permission) ?? false;
}

/** Names of the roles. */
export function useRoleNames(): Readonly<Record<StaffRole, string>> {
  const { t } = useLingui();
  return {
    moderator: t`Modération`,
    counter: t`Guichet`,
    production: t`Maquette`,
    sales: t`Régie`,
    finance: t`Comptabilité`,
    editor: t`Rédaction`,
    owner: t`Propriétaire`,
  };
}

/** Names of roles in one line. */
export function useRolesText(): (roles: readonly StaffRole[]) => string {
  const names = useRoleNames();
  return (roles) => roles.map((role) => names[role]).join(" · ");
}
