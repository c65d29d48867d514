import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { cancelAd } from "@parution/contract/lazy/ads";
import type { AdDialogProps } from "../ad-with-actions.ts";
import { ActionDialog } from "./action-dialog.tsx";

/** Asks for confirmation before an unpaid ad is cancelled. */
export function CancelDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const client = useClient();

  async function cancel(): Promise<void> {
    const { message } = await attempt(`ad-cancellation.${ad.id}`, null, (idempotencyKey) =>
      client.call(cancelAd, { body: { adId: ad.id } }, { idempotencyKey }),
    );
    onDone({ tone: "warning", text: message });
  }

  return (
    <ActionDialog
      tone="danger"
      question={t`Annuler cette annonce ?`}
      consequence={<bdi>{ad.title}</bdi>}
      label={t`Annuler l’annonce`}
      pendingLabel={t`Annulation en cours`}
      keepLabel={t`Garder l’annonce`}
      action={cancel}
      onClose={onClose}
    />
  );
}
