import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use } from "react";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage, useLink } from "../links/links.tsx";

interface EarlierOrderDialogProps {
  /** Orders what stands on the page, too. */
  onConfirm: () => void;
  onCancel: () => void;
}

/** An order that was changed after its answer was lost: the first version stands, nothing else is ordered unasked. */
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
