import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { usePageLocation, useSearch } from "@parution/app/links/links.tsx";
import { useSession } from "@parution/app/session/session-store.ts";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { idIn } from "../../shared/id-in.ts";
import { OrderOutcome } from "./order-outcome.tsx";
import { claimOfPage, outcomeOf } from "./outcome.ts";
import { UnknownOutcome } from "./unknown-outcome.tsx";
import { usePaymentState } from "./use-payment-state.ts";

/**
 * Return page of a payer. The address holds the browser's claim, which can be typed by hand; only the order's status
 * counts.
 */
export default function PaymentOutcomePage() {
  const { t } = useLingui();
  const claim = claimOfPage(usePageLocation().page);
  const signedIn = useSession() !== null;
  const named = idIn(useSearch().get("commande"));
  const orderId = signedIn ? named : null;
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
