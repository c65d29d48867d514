import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { use } from "react";
import { messagesOf } from "../i18n/messages.ts";
import { useLanguage } from "../links/links.tsx";

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Confirmation before unsaved input is discarded. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  use(messagesOf(useLanguage(), "@parution/app/leave"));
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t`Quitter sans enregistrer ?`}
      description={t`Vos modifications seront perdues.`}
      confirm={{ label: t`Quitter sans enregistrer`, onConfirm: onLeave }}
      cancel={{ label: t`Continuer à modifier`, onCancel: onStay }}
    />
  );
}
