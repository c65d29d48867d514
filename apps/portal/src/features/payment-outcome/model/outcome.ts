import type { CallAnswer } from "@parution/contract/call";
import type { readPaymentState } from "@parution/contract/payments";

export type PaymentState = CallAnswer<typeof readPaymentState>;

/** What the address of an outcome page says, which anybody may type. */
export type Claim = "success" | "failure" | "pending";

/** What became of a payment. */
export type Outcome =
  | "paid"
  /** Settled on term. */
  | "processing"
  | "refused"
  /** The payer came back without having paid; the provider may still say otherwise. */
  | "abandoned"
  /** The card provider has not spoken yet. */
  | "waiting"
  /** A code waits to be paid in cash. */
  | "cash"
  /** The code ran out. */
  | "expired"
  /** The money came, but too late for the order: it is on the balance. */
  | "credited"
  /** Nobody has tried to pay. */
  | "unpaid"
  | "cancelled";

export function claimOfPage(page: string): Claim {
  if (page === "/paiement-succes") return "success";
  return page === "/paiement-encours" ? "pending" : "failure";
}

/**
 * What an order's real state says (readings J2, J3). The address decides one thing alone: whether a payer for whom the
 * card provider has not spoken yet is waiting, or has turned back.
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

/** Whether a provider may still change the outcome while one looks at it. */
export const isOpen = (outcome: Outcome): boolean =>
  outcome === "waiting" || outcome === "cash" || outcome === "abandoned";
