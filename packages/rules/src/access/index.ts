export type { Permission, Permissions } from "./permissions.ts";
export { paymentMethodsOf, permissionsOf } from "./permissions.ts";
export type { AccountFlags, Standing } from "./standing.ts";
export { standingOf } from "./standing.ts";
