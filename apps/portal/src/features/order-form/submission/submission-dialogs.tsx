import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { Suspense } from "react";
import type { OrderSubmission } from "./use-order-submission.ts";

const PriceChangeDialog = lazyComponent(() =>
  import("../../../shared/submission/price-change-dialog.tsx").then(
    (module) => module.PriceChangeDialog,
  ),
);
const EarlierOrderDialog = lazyComponent(() =>
  import("../../../shared/submission/earlier-order-dialog.tsx").then(
    (module) => module.EarlierOrderDialog,
  ),
);
const OnTermDialog = lazyComponent(() =>
  import("../../../shared/submission/on-term-dialog.tsx").then((module) => module.OnTermDialog),
);

/** Dialogs that an order may be answered with. */
export function SubmissionDialogs({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const link = useLink();
  const { priceChange, confirmPrice, earlier, submitAgain, keepEditing, onTerm, dismissOnTerm } =
    submission;
  return (
    <Suspense>
      {priceChange && (
        <PriceChangeDialog
          shown={priceChange.shown}
          right={priceChange.current}
          backLabel={t`Revenir à l’annonce`}
          onConfirm={() => confirmPrice(priceChange)}
          onCancel={keepEditing}
        />
      )}
      {earlier && (
        <EarlierOrderDialog onConfirm={() => submitAgain(earlier)} onCancel={keepEditing} />
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
