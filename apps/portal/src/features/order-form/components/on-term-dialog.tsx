import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { useLink } from "../../../shared/links/links.tsx";

interface OnTermDialogProps {
  /** The server's words. */
  message: string;
  onClose: () => void;
}

/** An order on term is settled at once: the server's message stands in place of the recap. */
export function OnTermDialog({ message, onClose }: OnTermDialogProps) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Commande enregistrée`}
      description={message}
      footer={
        <>
          <Button onClick={onClose}>{t`Passer une autre annonce`}</Button>
          <ButtonLink variant="primary" href={link("/mes-annonces")}>
            {t`Voir mes annonces`}
          </ButtonLink>
        </>
      }
    />
  );
}
