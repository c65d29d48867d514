/** `methode_paiement_id`; an order for which none is chosen yet has null (docs/domain/payments.md#methods). */
export const PAYMENT_METHOD_CODES = { card: 1, cashPartner: 2, balance: 3, onTerm: 4 } as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_CODES;

/** Fewest characters of a key that the newspaper shares with a payment partner: shorter ones can be guessed. */
export const SHORTEST_KEY = 16;
