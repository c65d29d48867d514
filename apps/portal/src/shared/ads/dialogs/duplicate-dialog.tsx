import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { duplicateAd } from "@parution/contract/lazy/ads";
import { useNavigate } from "react-router";
import type { AdDialogProps } from "../ad-with-actions.ts";
import { ActionDialog } from "./action-dialog.tsx";

/** Asks for confirmation before an ad is copied; the copy opens in its form. */
export function DuplicateDialog({ ad, onClose }: AdDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const link = useLink();
  const navigate = useNavigate();

  async function duplicate(): Promise<void> {
    const { adId } = await attempt(`ad-duplication.${ad.id}`, null, (idempotencyKey) =>
      client.call(duplicateAd, { body: { id: ad.id } }, { idempotencyKey }),
    );
    void navigate(link(`/modification-annonce/${adId}`));
  }

  return (
    <ActionDialog
      question={t`Dupliquer cette annonce ?`}
      consequence={t`Une copie est créée aux prochaines dates disponibles. Vous pourrez la modifier avant de la payer.`}
      label={t`Dupliquer`}
      pendingLabel={t`Copie en cours`}
      keepLabel={t`Ne pas dupliquer`}
      action={duplicate}
      onClose={onClose}
    />
  );
}
