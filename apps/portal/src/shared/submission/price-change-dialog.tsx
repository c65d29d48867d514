import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import type { Centimes } from "@parution/rules/money";
import { use } from "react";
import { formatAmount } from "../formats/formats.ts";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage } from "../links/links.tsx";

interface PriceChangeDialogProps {
  /** What the page said. */
  shown: Centimes;
  /** What the server says. */
  right: Centimes;
  /** Names the way back to what is being ordered. */
  backLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The price is no longer the one that was shown: nothing is ordered before the person agrees (readings C5). */
export function PriceChangeDialog({
  shown,
  right,
  backLabel,
  onConfirm,
  onCancel,
}: PriceChangeDialogProps) {
  const language = useLanguage();
  use(messagesOf(language, "shared/submission"));
  const { t } = useLingui();
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
          <Button onClick={onCancel}>{backLabel}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t`Accepter le nouveau prix`}
          </Button>
        </>
      }
    >
      <KeyValueList
        items={[
          { id: "shown", label: t`Prix affiché`, value: formatAmount(shown, language) },
          { id: "right", label: t`Nouveau prix`, value: formatAmount(right, language) },
        ]}
      />
    </Dialog>
  );
}
