import { readRecap } from "@parution/contract/orders";
import { useCall } from "../../../shared/api/use-call.ts";
import { type Outcome, outcomeOfOrder } from "../model/outcome.ts";

const POLL_MILLISECONDS = 3000;

/** The real outcome of an order, asked again until it is settled; null while unknown or not readable. */
export function useOrderOutcome(orderId: number | null, claimed: Outcome): Outcome | null {
  const { data } = useCall(readRecap, orderId === null ? null : { query: { orderId } }, {
    refreshInterval: (recap) =>
      recap !== undefined && outcomeOfOrder(recap.status, claimed) === "pending"
        ? POLL_MILLISECONDS
        : 0,
  });
  return data === undefined ? null : outcomeOfOrder(data.status, claimed);
}
