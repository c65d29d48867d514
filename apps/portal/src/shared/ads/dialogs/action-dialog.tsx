import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import type { ReactNode } from "react";

interface ActionDialogProps {
  question: string;
  consequence: ReactNode;
  tone?: "danger";
  /** Label of the action, at rest and while pending. */
  label: string;
  pendingLabel: string;
  /** Label of the button that changes nothing. */
  keepLabel: string;
  action: () => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for confirmation before an action; a refusal is shown in the dialog. */
export function ActionDialog(props: ActionDialogProps) {
  const { question, consequence, tone, label, pendingLabel, keepLabel, action, onClose, children } =
    props;
  const { t } = useLingui();
  const { pending, refusal, run } = useAction(action);
  return (
    <ConfirmDialog
      open
      {...(tone && { tone })}
      title={question}
      description={consequence}
      confirm={{
        label,
        onConfirm: () => void run(),
        isPending: pending,
        pendingLabel,
      }}
      cancel={{ label: keepLabel, onCancel: onClose }}
      failure={refusal === null ? undefined : { toneLabel: t`Erreur`, text: refusal }}
    >
      {children}
    </ConfirmDialog>
  );
}
