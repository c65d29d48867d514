import type { PaymentMethod } from "../payment/index.ts";
import type { Standing } from "./standing.ts";

/**
 * Who may do or see what (readings G1, G2; specification 1, points 2 and 6). The server decides with it,
 * the portal hides with it (readings G3).
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

/** How an order can be paid: with a credit account on term alone, else at once (specification 2, point 1). */
export function paymentMethodsOf(who: Standing): readonly PaymentMethod[] {
  return who.credit ? ["onTerm"] : ["balance", "card", "cashPartner"];
}

/** How a top-up can be paid: by card, where the account tops up at all (specification 1, point 2). */
export function topUpMethodsOf(who: Standing): readonly PaymentMethod[] {
  return permissionsOf(who).mayTopUp ? ["card"] : [];
}
