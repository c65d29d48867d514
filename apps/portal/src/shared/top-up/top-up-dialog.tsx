import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use, useId } from "react";
import { useBusiness } from "../account/use-account.ts";
import { TopUpForm } from "./top-up-form.tsx";
import { useTopUpForm } from "./use-top-up-form.ts";

export interface TopUpDialogProps {
  onClose: () => void;
  /** Missing amount in centimes: the field's initial value. */
  initialAmount?: number | undefined;
}

/** Tops up the balance by card. */
export function TopUpDialog({ onClose, initialAmount }: TopUpDialogProps) {
  use(messagesOf(useLanguage(), "shared/top-up"));
  const { t } = useLingui();
  const id = useId();
  const { data: business } = useBusiness();
  const balance = business?.balance ?? null;
  const form = useTopUpForm(balance ?? 0, initialAmount ?? null);
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
          disabled={form.isTooMuch}
          isPending={form.pending}
          pendingLabel={t`Ouverture du paiement`}
        >
          {t`Payer par carte`}
        </Button>
      }
    >
      <TopUpForm id={id} balance={balance} form={form} />
    </Dialog>
  );
}
