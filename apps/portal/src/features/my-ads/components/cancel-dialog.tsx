import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { useState } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useCancelOrder } from "../../../shared/orders/use-cancel-order.ts";
import type { MyAd } from "../api/use-my-ads.ts";

interface CancelDialogProps {
  ad: MyAd;
  onClose: () => void;
  /** Called with the server's words once it is done. */
  onCancelled: (message: string) => void;
}

/** Asks before an unpaid ad is cancelled; a refusal stays in the dialog, to be read. */
export function CancelDialog({ ad, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const cancelOrder = useCancelOrder();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function cancel(): Promise<void> {
    setPending(true);
    try {
      onCancelled(await cancelOrder(ad.orderId));
    } catch (error) {
      setRefusal(errorText(error));
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      decision
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Annuler cette annonce ?`}
      description={<bdi>{ad.title}</bdi>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Garder l’annonce`}</Button>
          <Button
            variant="danger"
            pendingLabel={pending ? t`Annulation en cours` : undefined}
            onClick={() => void cancel()}
          >
            {t`Annuler l’annonce`}
          </Button>
        </>
      }
    >
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
    </Dialog>
  );
}
