import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { useState } from "react";
import { useCancelOrder } from "../../shared/orders/cancel-order.tsx";
import type { OrderWithActions } from "./order-with-actions.ts";

interface CancelDialogProps {
  order: OrderWithActions;
  onClose: () => void;
  /** Called with the server's message after success. */
  onCancelled: (message: string) => void;
}

/** Asks for confirmation before an order is cancelled; a refusal is shown in the dialog. */
export function CancelDialog({ order, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const cancelOrder = useCancelOrder();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function cancel(): Promise<void> {
    setPending(true);
    try {
      onCancelled(await cancelOrder(order.id));
    } catch (error) {
      setRefusal(errorText(error));
      setPending(false);
    }
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t`Annuler cette commande ?`}
      description={<bdi>{order.reference}</bdi>}
      confirm={{
        label: t`Annuler la commande`,
        onConfirm: () => void cancel(),
        isPending: pending,
        pendingLabel: t`Annulation en cours`,
      }}
      cancel={{ label: t`Garder la commande`, onCancel: onClose }}
      failure={refusal === null ? undefined : { toneLabel: t`Erreur`, text: refusal }}
    />
  );
}
