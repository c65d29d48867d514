import { useLingui } from "@lingui/react/macro";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button, ButtonLink } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use } from "react";

interface OnTermDialogProps {
  /** The server's message. */
  message: string;
  /** Label of the link to an empty form. */
  againLabel: string;
  /** Address of the order. */
  href: string;
  onClose: () => void;
}

/** Result of an order on term, which is settled at once: the server's message in place of the recap. */
export function OnTermDialog({ message, againLabel, href, onClose }: OnTermDialogProps) {
  use(messagesOf(useLanguage(), "shared/submission"));
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Commande enregistrée`}
      description={message}
      footer={
        <>
          <Button onClick={onClose}>{againLabel}</Button>
          <ButtonLink variant="primary" href={href}>
            {t`Voir la commande`}
          </ButtonLink>
        </>
      }
    />
  );
}
