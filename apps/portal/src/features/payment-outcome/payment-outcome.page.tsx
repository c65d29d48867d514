import { usePlace, useSearch } from "../../shared/links/links.tsx";
import { useSession } from "../../shared/session/session-store.ts";
import { useOrderOutcome } from "./api/use-order-outcome.ts";
import { OutcomeMessage } from "./components/outcome-message.tsx";
import { outcomeOfPage } from "./model/outcome.ts";

/**
 * Where a payer arrives. The address says what the browser was told; the order itself, where it can be read, says what
 * is true, and wins (readings J3).
 */
export default function PaymentOutcomePage() {
  const { page } = usePlace();
  const search = useSearch();
  const session = useSession();
  const named = Number(search.get("commande"));
  const orderId = session !== null && Number.isSafeInteger(named) && named > 0 ? named : null;
  const claimed = outcomeOfPage(page);
  const outcome = useOrderOutcome(orderId, claimed) ?? claimed;
  return <OutcomeMessage outcome={outcome} orderId={orderId} />;
}
