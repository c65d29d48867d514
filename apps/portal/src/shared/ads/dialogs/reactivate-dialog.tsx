import { useLingui } from "@lingui/react/macro";
import type { AdDialogProps } from "../acted-ad.ts";
import { useSwitchAd } from "../use-switch-ad.ts";
import { ActDialog } from "./act-dialog.tsx";

/** Asks before an ad goes back to the web. */
export function ReactivateDialog({ ad, onClose, onDone }: AdDialogProps) {
  const { t } = useLingui();
  const switchAd = useSwitchAd();
  return (
    <ActDialog
      question={t`Remettre cette annonce en ligne ?`}
      consequence={<bdi>{ad.title}</bdi>}
      label={t`Remettre en ligne`}
      pendingLabel={t`Mise en ligne`}
      keepLabel={t`Laisser hors ligne`}
      act={async () => {
        onDone({ tone: "success", text: await switchAd({ action: "reactivate", adId: ad.id }) });
      }}
      onClose={onClose}
    />
  );
}
