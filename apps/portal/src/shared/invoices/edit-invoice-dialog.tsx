import { useLingui } from "@lingui/react/macro";
import { readInvoiceDetails } from "@parution/contract/orders";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, use, useId, useState } from "react";
import { useErrorText } from "../api/error-text.ts";
import { useCall } from "../api/use-call.ts";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage } from "../links/links.tsx";
import { InvoiceDetailsForm } from "./invoice-details-form.tsx";
import type { InvoiceDetails } from "./use-invoice-details.ts";

export interface EditInvoiceDialogProps {
  order: { readonly id: number; readonly reference: string };
  onClose: () => void;
  /** Called with the server's words once the details are kept. */
  onSaved: (message: string) => void;
}

/** Changes whom the invoice of an order names (specification 2, points 2 and 4: edit-invoice popup). */
export function EditInvoiceDialog({ order, onClose, onSaved }: EditInvoiceDialogProps) {
  use(messagesOf(useLanguage(), "shared/orders"));
  const { t } = useLingui();
  const form = useId();
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Modifier la facture`}
      description={<bdi>{order.reference}</bdi>}
      footer={
        <Button
          form={form}
          type="submit"
          variant="primary"
          pendingLabel={pending ? t`Enregistrement en cours` : undefined}
        >
          {t`Enregistrer`}
        </Button>
      }
    >
      <Details orderId={order.id}>
        {(details) => (
          <InvoiceDetailsForm
            id={form}
            orderId={order.id}
            details={details}
            onPending={setPending}
            onSaved={onSaved}
          />
        )}
      </Details>
    </Dialog>
  );
}

interface DetailsProps {
  orderId: number;
  children: (details: InvoiceDetails) => ReactNode;
}

/** What stands now, asked for whenever the dialog opens, and not again under the hands of who types. */
function Details({ orderId, children }: DetailsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isValidating, mutate } = useCall(
    readInvoiceDetails,
    { query: { orderId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (data !== undefined && !isValidating) return children(data);
  if (error !== undefined && !isValidating) {
    return (
      <ErrorState
        title={t`La facture ne peut pas être modifiée`}
        retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={t`Chargement de la facture`} className="flex flex-col gap-4">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}
