import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { PriceChange } from "../model/use-submission.ts";

interface PriceChangeDialogProps {
  change: PriceChange;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The price is no longer the one that was shown: nothing is ordered before the person agrees (readings C5). */
export function PriceChangeDialog({ change, onConfirm, onCancel }: PriceChangeDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Dialog
      open
      decision
      onClose={onCancel}
      closeLabel={t`Fermer`}
      title={t`Le prix a changé`}
      description={t`Rien n’est encore commandé.`}
      footer={
        <>
          <Button onClick={onCancel}>{t`Revenir à l’annonce`}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t`Accepter le nouveau prix`}
          </Button>
        </>
      }
    >
      <KeyValueList
        items={[
          {
            id: "shown",
            label: t`Prix affiché`,
            value: formatAmount(change.attempt.body.total, language),
          },
          { id: "right", label: t`Nouveau prix`, value: formatAmount(change.total, language) },
        ]}
      />
    </Dialog>
  );
}
