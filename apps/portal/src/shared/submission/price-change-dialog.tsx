import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import type { Centimes } from "@parution/rules/money";
import { use } from "react";

interface PriceChangeDialogProps {
  /** Price of the page. */
  shown: Centimes;
  /** Price of the server. */
  right: Centimes;
  /** Label of the link back to the form. */
  backLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for consent to a price that differs from the shown one, before anything is ordered. */
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
