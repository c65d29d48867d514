import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Button, ButtonLink } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use } from "react";

interface EarlierOrderDialogProps {
  /** Places the changed order as well. */
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shown when an order was changed after its answer was lost: the first version is placed, and another one only on request. */
export function EarlierOrderDialog({ onConfirm, onCancel }: EarlierOrderDialogProps) {
  const language = useLanguage();
  const link = useLink();
  use(messagesOf(language, "shared/submission"));
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onCancel}
      closeLabel={t`Fermer`}
      title={t`Votre premier envoi est déjà enregistré`}
      description={t`Il est dans vos commandes, tel qu’avant vos changements.`}
      footer={
        <>
          <Button onClick={onConfirm}>{t`Commander aussi cette version`}</Button>
          <ButtonLink variant="primary" href={link("/mes-commandes")}>
            {t`Voir mes commandes`}
          </ButtonLink>
        </>
      }
    />
  );
}
