import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use, useId } from "react";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLeave } from "../leave/use-leave.tsx";
import { useLanguage } from "../links/links.tsx";
import { InvoiceDetailsForm } from "./invoice-details-form.tsx";
import { useInvoiceDetails } from "./use-invoice-details.ts";

export interface EditInvoiceDialogProps {
  order: { readonly id: number; readonly reference: string };
  onClose: () => void;
  /** Called with the server's words once the details are kept. */
  onSaved: (message: string) => void;
}

/**
 * Changes whom the invoice of an order names (specification 2, points 2 and 4: edit-invoice popup); what was typed does
 * not go without a question.
 */
export function EditInvoiceDialog({ order, onClose, onSaved }: EditInvoiceDialogProps) {
  use(messagesOf(useLanguage(), "shared/orders"));
  const { t } = useLingui();
  const form = useId();
  const state = useInvoiceDetails(order.id, onSaved);
  const { leave, question } = useLeave(state.isChanged, onClose);
  return (
    <Dialog
      open
      onClose={leave}
      closeLabel={t`Fermer`}
      title={t`Modifier la facture`}
      description={<bdi>{order.reference}</bdi>}
      footer={
        <Button
          form={form}
          type="submit"
          variant="primary"
          disabled={state.values === undefined}
          pendingLabel={state.pending ? t`Enregistrement en cours` : undefined}
        >
          {t`Enregistrer`}
        </Button>
      }
    >
      <InvoiceDetailsForm id={form} state={state} />
      {question}
    </Dialog>
  );
}
