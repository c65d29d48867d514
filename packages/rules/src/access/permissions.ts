import type { PaymentMethod } from "../payment/index.ts";
import type { Standing } from "./standing.ts";

/**
 * Who may do or see what (docs/domain/accounts.md#permissions). The server decides with it,
 * the portal hides with it.
 */
export function permissionsOf(who: Standing) {
  return {
    mayPayByCard: !who.credit,
    mayUseCoupon: !who.credit,
    hasCeiling: who.credit,
    paysOnTerm: who.credit,
    /** Its orders are charged to the account as they are placed; others are paid afterwards. */
    chargesAccount: who.onAccount,

    mayTopUp: !who.onAccount,
    seesTermBalance: who.onAccount,
    seesInvoices: who.onAccount,
    seesPackages: !who.onAccount,

    usesTenderForm: who.convention,
    usesConventionCalls: who.convention,
    givesReference: who.convention,
    choosesCity: !who.convention,

    managesTeam: who.parent,
    editsCompany: who.parent,
    entersIce: who.pro,
    seesBackOffice: who.administrator,
  };
}

export type Permissions = ReturnType<typeof permissionsOf>;
export type Permission = keyof Permissions;

/** Payment methods of an order: only on term with a credit account, else at once (docs/domain/payments.md#methods). */
export function paymentMethodsOf(who: Standing): readonly PaymentMethod[] {
  return who.credit ? ["onTerm"] : ["balance", "card", "cashPartner"];
}

/** Payment methods of a top-up: by card, where the account tops up at all. */
export function topUpMethodsOf(who: Standing): readonly PaymentMethod[] {
  return permissionsOf(who).mayTopUp ? ["card"] : [];
}
