import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { useId } from "react";
import { MessageForm, useMessageForm } from "./message-form.tsx";
import type { PublishedAd } from "./published-ad.data.ts";

interface ContactDialogProps {
  publishedAd: PublishedAd;
  onClose: () => void;
}

/** Sends a message to the advertiser, whose address stays with the publisher. */
export function ContactDialog({ publishedAd, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useMessageForm(publishedAd.id);
  const { sent, pending } = form;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Contacter l’annonceur`}
      description={<bdi>{publishedAd.title}</bdi>}
      footer={
        sent === null ? (
          <Button
            form={id}
            type="submit"
            variant="primary"
            width="full"
            isPending={pending}
            pendingLabel={t`Envoi en cours`}
          >
            {t`Envoyer le message`}
          </Button>
        ) : (
          <Button width="full" onClick={onClose}>{t`Fermer`}</Button>
        )
      }
    >
      {sent === null ? (
        <MessageForm id={id} form={form} />
      ) : (
        <Alert tone="success" labels={{ tone: t`Succès` }}>
          {sent}
        </Alert>
      )}
    </Dialog>
  );
}
