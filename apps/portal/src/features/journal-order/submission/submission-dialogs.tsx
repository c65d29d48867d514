import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { Suspense } from "react";
import type { JournalSubmission } from "./use-journal-submission.ts";

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

/** Dialogs for answers to an order other than the recap. */
export function SubmissionDialogs({ submission }: { submission: JournalSubmission }) {
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
          backLabel={t`Revenir à la commande`}
          onConfirm={() => confirmPrice(priceChange)}
          onCancel={keepEditing}
        />
      )}
      {earlier && (
        <EarlierOrderDialog onConfirm={() => submitAgain(earlier)} onCancel={keepEditing} />
      )}
      {onTerm && (
        <OnTermDialog
          message={onTerm.message}
          againLabel={t`Commander d’autres numéros`}
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
