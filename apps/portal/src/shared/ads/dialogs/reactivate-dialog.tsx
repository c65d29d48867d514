import { useLingui } from "@lingui/react/macro";
import type { AdDialogProps } from "../ad-with-actions.ts";
import { useSwitchAd } from "../use-switch-ad.ts";
import { ActionDialog } from "./action-dialog.tsx";

/** Asks for confirmation before an ad is put back online. */
export function ReactivateDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const switchAd = useSwitchAd();
  return (
    <ActionDialog
      question={t`Remettre cette annonce en ligne ?`}
      consequence={<bdi>{ad.title}</bdi>}
      label={t`Remettre en ligne`}
      pendingLabel={t`Mise en ligne`}
      keepLabel={t`Laisser hors ligne`}
      action={async () => {
        onDone({ tone: "success", text: await switchAd({ action: "reactivate", adId: ad.id }) });
      }}
      onClose={onClose}
    />
  );
}
