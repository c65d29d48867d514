export type { Permission, Permissions } from "./permissions.ts";
export { paymentMethodsOf, permissionsOf, topUpMethodsOf } from "./permissions.ts";
export type { AccountFlags, Standing } from "./standing.ts";
export { standingOf } from "./standing.ts";
