import type { PaymentMethod } from "../payment/index.ts";

/** Flags of an account that decide how it pays. */
export interface CreditFlags {
  /** `ccompte` */
  readonly creditAccount: boolean;
  /** `convention_extra` */
  readonly convention: boolean;
}

/** Credit terms of an account, the one place where its flags become predicates (docs/domain/accounts.md#account-flags). */
export interface CreditTerms {
  /** A credit arrangement: orders are paid on term. */
  readonly credit: boolean;
  /** A convention for tenders. */
  readonly convention: boolean;
  /** Both. */
  readonly onAccount: boolean;
}

export function creditTermsOf({ creditAccount, convention }: CreditFlags): CreditTerms {
  return { credit: creditAccount, convention, onAccount: creditAccount && convention };
}

/** Payment methods of an order: only on term with a credit account, else at once (docs/domain/payments.md#methods). */
export function paymentMethodsOf(flags: CreditFlags): readonly PaymentMethod[] {
  return creditTermsOf(flags).credit ? ["onTerm"] : ["balance", "card", "cashPartner"];
}

/** Payment methods of a top-up: by card, where the account tops up at all. */
export function topUpMethodsOf(flags: CreditFlags): readonly PaymentMethod[] {
  return creditTermsOf(flags).onAccount ? [] : ["card"];
}
