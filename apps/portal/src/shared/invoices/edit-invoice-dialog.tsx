import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use, useId } from "react";
import { InvoiceDetailsForm } from "./invoice-details-form.tsx";
import { useInvoiceDetails } from "./use-invoice-details.ts";

export interface EditInvoiceDialogProps {
  order: { readonly id: number; readonly reference: string };
  onClose: () => void;
  /** Called with the server's message once the details are saved. */
  onSaved: (message: string) => void;
}

/**
 * Changes the addressee of an order's invoice; closing after a change
 * asks for confirmation.
 */
export function EditInvoiceDialog({ order, onClose, onSaved }: EditInvoiceDialogProps) {
  use(messagesOf(useLanguage(), "shared/orders"));
  const { t } = useLingui();
  const id = useId();
  const form = useInvoiceDetails(order.id, onSaved);
  const { leave, question } = useLeave(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={leave}
      closeLabel={t`Fermer`}
      title={t`Modifier la facture`}
      description={<bdi>{order.reference}</bdi>}
      footer={
        <Button
          form={id}
          type="submit"
          variant="primary"
          disabled={!form.isKnown}
          isPending={form.pending}
          pendingLabel={t`Enregistrement en cours`}
        >
          {t`Enregistrer`}
        </Button>
      }
    >
      <InvoiceDetailsForm id={id} form={form} />
      {question}
    </Dialog>
  );
}
