import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useCancelOrder } from "../../../shared/orders/use-cancel-order.ts";
import type { ActedOrder } from "./acted-order.ts";

interface CancelDialogProps {
  order: ActedOrder;
  onClose: () => void;
  /** Called with the server's words once it is done. */
  onCancelled: (message: string) => void;
}

/** Asks before an order is cancelled; a refusal stays in the dialog, to be read. */
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
      question={t`Annuler cette commande ?`}
      consequence={<bdi>{order.reference}</bdi>}
      confirm={{
        label: t`Annuler la commande`,
        onConfirm: () => void cancel(),
        pendingLabel: pending ? t`Annulation en cours` : undefined,
      }}
      cancel={{ label: t`Garder la commande`, onCancel: onClose }}
      failure={refusal === null ? undefined : { toneLabel: t`Erreur`, text: refusal }}
    />
  );
}
