/** Settlement of an invoice; wire `statutfacture`. A credit note is settled from the first. */
export const INVOICE_STATUS_CODES = { toSettle: 0, settled: 1 } as const;

export type InvoiceStatus = keyof typeof INVOICE_STATUS_CODES;

/** Invoice or credit note; wire `etat`. */
export const INVOICE_KIND_CODES = { invoice: 1, credit_note: 2 } as const;

export type InvoiceKind = keyof typeof INVOICE_KIND_CODES;
