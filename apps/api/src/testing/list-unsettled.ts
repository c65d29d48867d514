import type { Centimes } from "@parution/rules/money";

/** An invoice or credit note of one account, as its order's debt sees it. */
export interface TermDocument {
  readonly orderId: number;
  readonly kind: "invoice" | "credit_note";
  /** Change of the account's debt; 0: paid at once. */
  readonly onTerm: Centimes;
}

/**
 * The rule that the list's SQL follows, in plain words: which documents of an account are still to be settled, derived from its total debt: credit notes lower the invoices
 * of their own order, the newest first; what has been transferred settled the oldest invoices first.
 *
 * @param documents oldest first
 * @returns the positions of those that are not wholly settled
 */
export function listUnsettled(documents: readonly TermDocument[], owed: Centimes): number[] {
  const credits = creditsByOrder(documents);
  const unsettled: number[] = [];
  let newer = 0;
  for (const [index, { kind, orderId, onTerm }] of [...documents.entries()].reverse()) {
    if (kind !== "invoice") continue;
    const credited = Math.min(onTerm, credits.get(orderId) ?? 0);
    credits.set(orderId, (credits.get(orderId) ?? 0) - credited);
    const debt = onTerm - credited;
    if (debt > 0 && newer < owed) unsettled.unshift(index);
    newer += debt;
  }
  return unsettled;
}

function creditsByOrder(documents: readonly TermDocument[]): Map<number, Centimes> {
  const credits = new Map<number, Centimes>();
  for (const { kind, orderId, onTerm } of documents) {
    if (kind === "credit_note") credits.set(orderId, (credits.get(orderId) ?? 0) + onTerm);
  }
  return credits;
}
