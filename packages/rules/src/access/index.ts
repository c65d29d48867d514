export type { CreditFlags, CreditTerms } from "./credit-terms.ts";
export { creditTermsOf, paymentMethodsOf, topUpMethodsOf } from "./credit-terms.ts";
export type { AccountFlags, Permission, Permissions } from "./permissions.ts";
export { permissionsOf } from "./permissions.ts";
export type { StaffChange, StaffPermission, StaffRole } from "./staff.ts";
export {
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  staffChangeFault,
  staffPermissionsOf,
  wireRolesOf,
} from "./staff.ts";
