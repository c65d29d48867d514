import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { useErrorText } from "../../shared/api/error-text.ts";
import { ErrorState } from "../../shared/later-kit/later-kit.tsx";
import { usePlace, useSearch } from "../../shared/links/links.tsx";
import { useSession } from "../../shared/session/session-store.ts";
import { usePaymentState } from "./api/use-payment-state.ts";
import { OrderOutcome } from "./components/order-outcome.tsx";
import { UnknownOutcome } from "./components/unknown-outcome.tsx";
import { claimOfPage, outcomeOf } from "./model/outcome.ts";

/**
 * Where a payer arrives. The address says what the browser was told, and may be typed by anybody; only the order itself
 * says what is paid (readings J3).
 */
export default function PaymentOutcomePage() {
  const { t } = useLingui();
  const claim = claimOfPage(usePlace().page);
  const signedIn = useSession() !== null;
  const named = Number(useSearch().get("commande"));
  const orderId = signedIn && Number.isSafeInteger(named) && named > 0 ? named : null;
  const { data: state, error, mutate } = usePaymentState(orderId, claim);
  const errorText = useErrorText();
  if (orderId === null) return <UnknownOutcome claim={claim} signedIn={signedIn} />;
  if (state !== undefined) {
    const outcome = outcomeOf(state, claim);
    return <OrderOutcome state={state} outcome={outcome} stale={error !== undefined} />;
  }
  if (error === undefined) return <OutcomeSkeleton />;
  return (
    <ErrorState
      title={t`L’état du paiement ne peut pas être affiché`}
      retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
    >
      {errorText(error)}
    </ErrorState>
  );
}

function OutcomeSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Vérification du paiement`}
      className="mx-auto flex max-w-md flex-col gap-6 py-12"
    >
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
