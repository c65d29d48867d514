import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { useId } from "react";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import type { Notice } from "../api/use-notice.ts";
import { useMessageForm } from "../model/use-message-form.ts";
import { MessageForm } from "./message-form.tsx";

interface ContactDialogProps {
  notice: Notice;
  onClose: () => void;
}

/** Writes to the advertiser, whose address stays with the publisher. */
export function ContactDialog({ notice, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const state = useMessageForm(notice.id);
  const { sent, pending } = state;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Contacter l’annonceur`}
      description={<bdi>{notice.title}</bdi>}
      footer={
        sent === null ? (
          <Button
            form={id}
            type="submit"
            variant="primary"
            width="full"
            pendingLabel={pending ? t`Envoi en cours` : undefined}
          >
            {t`Envoyer le message`}
          </Button>
        ) : (
          <Button width="full" onClick={onClose}>{t`Fermer`}</Button>
        )
      }
    >
      {sent === null ? (
        <MessageForm id={id} state={state} />
      ) : (
        <Alert tone="success" toneLabel={t`Succès`}>
          {sent}
        </Alert>
      )}
    </Dialog>
  );
}
