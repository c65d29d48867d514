import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { Dialog } from "@parution/kit/dialog";

/** State of the cancellation; `message` is the server's message. */
export type Cancellation =
  | { readonly step: "asking"; readonly refusal: string | null }
  | { readonly step: "sending" }
  | { readonly step: "done"; readonly message: string };

interface CancelDialogsProps {
  cancellation: Cancellation;
  onConfirm: () => void;
  onKeep: () => void;
  /** Called when the message about the cancellation is closed. */
  onLeave: () => void;
}

/** The confirmation, with the server's refusal in it, and the message after success. */
export function CancelDialogs({ cancellation, onConfirm, onKeep, onLeave }: CancelDialogsProps) {
  const { t } = useLingui();
  if (cancellation.step === "done") {
    return (
      <Dialog
        open
        size="sm"
        onClose={onLeave}
        closeLabel={t`Fermer`}
        title={t`Commande annulée`}
        description={cancellation.message}
        footer={<Button onClick={onLeave}>{t`Voir mes annonces`}</Button>}
      />
    );
  }
  const sending = cancellation.step === "sending";
  const refusal = sending ? null : cancellation.refusal;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t`Annuler cette commande ?`}
      description={t`Elle ne pourra plus être payée.`}
      confirm={{
        label: t`Annuler la commande`,
        onConfirm,
        isPending: sending,
        pendingLabel: t`Annulation en cours`,
      }}
      cancel={{ label: t`Garder la commande`, onCancel: onKeep }}
      failure={refusal === null ? undefined : { toneLabel: t`Erreur`, text: refusal }}
    />
  );
}
