import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { useLink } from "../../../shared/links/links.tsx";
import type { OrderSubmission } from "../model/use-order-submission.ts";

const PriceChangeDialog = lazy(() =>
  import("../../../shared/submission/price-change-dialog.tsx").then((module) => ({
    default: module.PriceChangeDialog,
  })),
);
const EarlierOrderDialog = lazy(() =>
  import("../../../shared/submission/earlier-order-dialog.tsx").then((module) => ({
    default: module.EarlierOrderDialog,
  })),
);
const OnTermDialog = lazy(() =>
  import("../../../shared/submission/on-term-dialog.tsx").then((module) => ({
    default: module.OnTermDialog,
  })),
);

/** What an order may answer with besides the recap. */
export function SubmissionDialogs({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const link = useLink();
  const { priceChange, confirmPrice, earlier, sendAgain, keepEditing, onTerm, dismissOnTerm } =
    submission;
  return (
    <Suspense>
      {priceChange && (
        <PriceChangeDialog
          shown={priceChange.attempt.body.total}
          right={priceChange.total}
          backLabel={t`Revenir à l’annonce`}
          onConfirm={() => void confirmPrice(priceChange)}
          onCancel={keepEditing}
        />
      )}
      {earlier && (
        <EarlierOrderDialog onConfirm={() => void sendAgain(earlier)} onCancel={keepEditing} />
      )}
      {onTerm !== null && (
        <OnTermDialog
          message={onTerm.message}
          againLabel={t`Passer une autre annonce`}
          next={{
            label: t`Voir la commande`,
            href: link(`/paiement-succes?commande=${onTerm.orderId}`),
          }}
          onClose={dismissOnTerm}
        />
      )}
    </Suspense>
  );
}
