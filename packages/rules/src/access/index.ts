export type { CreditFlags, CreditTerms } from "./credit-terms.ts";
export { creditTermsOf, paymentMethodsOf, topUpMethodsOf } from "./credit-terms.ts";
export type { AccountFlags, Permission, Permissions } from "./permissions.ts";
export { permissionsOf } from "./permissions.ts";
