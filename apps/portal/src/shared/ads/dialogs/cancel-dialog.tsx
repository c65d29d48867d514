import { useLingui } from "@lingui/react/macro";
import { useClient } from "../../api/api-scope.tsx";
import { callLater } from "../../api/call-later.ts";
import { attempt } from "../../idempotency/attempt.ts";
import type { AdDialogProps } from "../acted-ad.ts";
import { ActDialog } from "./act-dialog.tsx";

const cancelAd = callLater(() => import("@parution/contract/ads"), "cancelAd");

/** Asks before an unpaid ad is cancelled. */
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
    <ActDialog
      tone="danger"
      question={t`Annuler cette annonce ?`}
      consequence={<bdi>{ad.title}</bdi>}
      label={t`Annuler l’annonce`}
      pendingLabel={t`Annulation en cours`}
      keepLabel={t`Garder l’annonce`}
      act={cancel}
      onClose={onClose}
    />
  );
}
