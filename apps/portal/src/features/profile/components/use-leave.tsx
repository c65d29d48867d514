import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { type ReactNode, useState } from "react";

interface Leave {
  /** Closes the popup, once that was confirmed where something would be lost. */
  readonly leave: () => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** What is typed and not kept does not go without a question. */
export function useLeave(isChanged: boolean, onClose: () => void): Leave {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  return {
    leave: () => (isChanged ? setIsAsked(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        question={t`Quitter sans enregistrer ?`}
        consequence={t`Vos modifications seront perdues.`}
        confirm={{ label: t`Quitter sans enregistrer`, onConfirm: onClose }}
        cancel={{ label: t`Continuer à modifier`, onCancel: () => setIsAsked(false) }}
      />
    ),
  };
}
