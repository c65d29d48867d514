import { type CreditFlags, creditTermsOf } from "./credit-terms.ts";

/** Flags of an account and its user. */
export interface AccountFlags extends CreditFlags {
  /** `is_parent` */
  readonly isParent: boolean;
  /** `type_compte` */
  readonly kind: "individual" | "pro";
  /** `roles`, as the service sends it. */
  readonly roles: string;
}

const ADMINISTRATOR_WIRE_ROLE = "ROLE_ADMIN";
/** Staff without the owner's role. */
const STAFF_WIRE_ROLE = "ROLE_STAFF";

/**
 * Permissions of a user (docs/domain/accounts.md#permissions). The server decides with them,
 * the portal hides with them.
 */
export function permissionsOf(flags: AccountFlags) {
  const { credit, convention, onAccount } = creditTermsOf(flags);
  return {
    mayUseCoupon: !credit,
    hasCeiling: credit,
    paysOnTerm: credit,
    /** True where orders are charged to the account as they are placed; others are paid afterwards. */
    chargesAccount: onAccount,

    mayTopUp: !onAccount,
    seesTermBalance: onAccount,
    seesInvoices: onAccount,
    seesPackages: !onAccount,

    usesTenderForm: convention,
    usesConventionCalls: convention,
    givesReference: convention,
    choosesCity: !convention,

    managesTeam: flags.isParent,
    editsCompany: flags.isParent,
    entersIce: flags.kind === "pro",
    seesBackOffice: flags.roles === ADMINISTRATOR_WIRE_ROLE || flags.roles === STAFF_WIRE_ROLE,
  };
}

export type Permissions = ReturnType<typeof permissionsOf>;
export type Permission = keyof Permissions;
