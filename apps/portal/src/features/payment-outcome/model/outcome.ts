import type { OrderStatus } from "@parution/rules/orders";

export type Outcome = "success" | "failure" | "pending";

/** What the address of an outcome page claims. */
export function outcomeOfPage(page: string): Outcome {
  if (page === "/paiement-succes") return "success";
  return page === "/paiement-encours" ? "pending" : "failure";
}

/**
 * What an order's real state says. An unpaid order whose payer came back from a success is still waiting for the
 * provider's word, which settles (readings J2).
 */
export function outcomeOfOrder(status: OrderStatus, claimed: Outcome): Outcome {
  switch (status) {
    case "paid":
    case "processing":
      return "success";
    case "paymentPending":
      return "pending";
    case "unpaid":
    case "topUpAwaiting":
      return claimed === "failure" ? "failure" : "pending";
    case "cancelled":
      return "failure";
  }
}
