import { useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import type { ReactNode } from "react";
import { useAct } from "../../api/use-act.ts";

interface ActDialogProps {
  question: string;
  consequence: ReactNode;
  tone?: "danger";
  /** The act in a verb, and while it is on its way. */
  label: string;
  pendingLabel: string;
  /** What remains as it is. */
  keepLabel: string;
  act: () => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before an act; a refusal stays in the dialog, to be read. */
export function ActDialog(props: ActDialogProps) {
  const { question, consequence, tone, label, pendingLabel, keepLabel, act, onClose, children } =
    props;
  const { t } = useLingui();
  const { pending, refusal, run } = useAct(act);
  return (
    <ConfirmDialog
      open
      {...(tone && { tone })}
      question={question}
      consequence={consequence}
      confirm={{
        label,
        onConfirm: () => void run(),
        pendingLabel: pending ? pendingLabel : undefined,
      }}
      cancel={{ label: keepLabel, onCancel: onClose }}
      failure={refusal === null ? undefined : { toneLabel: t`Erreur`, text: refusal }}
    >
      {children}
    </ConfirmDialog>
  );
}
