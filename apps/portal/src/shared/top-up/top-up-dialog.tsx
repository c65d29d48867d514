import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use, useId } from "react";
import { useBusiness } from "../account/use-account.ts";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage } from "../links/links.tsx";
import { TopUpForm } from "./top-up-form.tsx";
import { useTopUpForm } from "./use-top-up-form.ts";

export interface TopUpDialogProps {
  onClose: () => void;
  /** What is lacking for something, in centimes: the amount begins with it. */
  initialAmount?: number | undefined;
}

/** Adds to the balance by card (specification 1, points 2 and 5: top-up popup). */
export function TopUpDialog({ onClose, initialAmount }: TopUpDialogProps) {
  use(messagesOf(useLanguage(), "shared/top-up"));
  const { t } = useLingui();
  const id = useId();
  const { data: business } = useBusiness();
  const balance = business?.balance ?? null;
  const state = useTopUpForm(balance ?? 0, initialAmount ?? null);
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Recharger le solde`}
      footer={
        <Button
          form={id}
          type="submit"
          variant="primary"
          width="full"
          disabled={state.disabled}
          pendingLabel={state.pending ? t`Ouverture du paiement` : undefined}
        >
          {t`Payer par carte`}
        </Button>
      }
    >
      <TopUpForm id={id} balance={balance} state={state} />
    </Dialog>
  );
}
