import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use } from "react";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage } from "../links/links.tsx";

interface OnTermDialogProps {
  /** The server's words. */
  message: string;
  /** Names the way back to an empty form. */
  againLabel: string;
  /** Where the order can be followed. */
  next: { readonly label: string; readonly href: string };
  onClose: () => void;
}

/** An order on term is settled at once: the server's message stands in place of the recap. */
export function OnTermDialog({ message, againLabel, next, onClose }: OnTermDialogProps) {
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
          <ButtonLink variant="primary" href={next.href}>
            {next.label}
          </ButtonLink>
        </>
      }
    />
  );
}
