import type { CallAnswer } from "@parution/contract/call";
import type { readPaymentState } from "@parution/contract/payments";

export type PaymentState = CallAnswer<typeof readPaymentState>;

/** Claim in the address of an outcome page, which can be typed by hand. */
export type Claim = "success" | "failure" | "pending";

/** Outcome of a payment. */
export type Outcome =
  | "paid"
  /** Settled on term. */
  | "processing"
  | "refused"
  /** The payer came back without having paid; the provider may still report a payment. */
  | "abandoned"
  /** The card provider has not called back yet. */
  | "waiting"
  /** A cash code is open. */
  | "cash"
  /** The cash code has expired. */
  | "expired"
  /** The payment came too late for the order, and went to the balance. */
  | "credited"
  /** No payment was attempted. */
  | "unpaid"
  | "cancelled";

export function claimOfPage(page: string): Claim {
  if (page === "/paiement-succes") return "success";
  return page === "/paiement-encours" ? "pending" : "failure";
}

/**
 * Outcome by the order's status (docs/domain/payments.md#card-return). The address decides one thing alone: before the
 * card provider's callback, between a payer who waits and one who turned back.
 */
export function outcomeOf(state: PaymentState, claim: Claim): Outcome {
  switch (state.status) {
    case "paid":
      return "paid";
    case "processing":
      return "processing";
    case "cancelled":
      return state.attempt?.outcome === "credited" ? "credited" : "cancelled";
    case "paymentPending":
      return state.cashCode === null ? "expired" : "cash";
    case "unpaid":
    case "topUpAwaiting":
      return outcomeOfAttempt(state.attempt, claim);
  }
}

function outcomeOfAttempt(attempt: PaymentState["attempt"], claim: Claim): Outcome {
  switch (attempt?.outcome) {
    case undefined:
      return "unpaid";
    case "underWay":
      return claim === "failure" ? "abandoned" : "waiting";
    case "refused":
      return "refused";
    case "expired":
      return "expired";
    case "credited":
      return "credited";
    case "paid":
      return "paid";
  }
}

/** A provider may still change the outcome. */
export const isOpen = (outcome: Outcome): boolean =>
  outcome === "waiting" || outcome === "cash" || outcome === "abandoned";
