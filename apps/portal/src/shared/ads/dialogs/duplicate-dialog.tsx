import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useClient } from "../../api/api-scope.tsx";
import { callLater } from "../../api/call-later.ts";
import { attempt } from "../../idempotency/attempt.ts";
import { useLink } from "../../links/links.tsx";
import type { AdDialogProps } from "../acted-ad.ts";
import { ActDialog } from "./act-dialog.tsx";

const duplicateAd = callLater(() => import("@parution/contract/ads"), "duplicateAd");

/** Asks before an ad is copied; the copy opens in its form. */
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
    <ActDialog
      question={t`Dupliquer cette annonce ?`}
      consequence={t`Une copie est créée aux prochaines dates disponibles. Vous pourrez la modifier avant de la payer.`}
      label={t`Dupliquer`}
      pendingLabel={t`Copie en cours`}
      keepLabel={t`Ne pas dupliquer`}
      act={duplicate}
      onClose={onClose}
    />
  );
}
