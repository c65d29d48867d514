import type { ReactNode } from "react";
import { Alert } from "../alert/index.ts";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";

/** The act that is asked about. */
export interface Confirmation {
  /** The act in a verb, such as «Delete the template»; never «Yes» or «OK». */
  label: string;
  onConfirm: () => void;
  /** Set while the act runs: it replaces the label, and the dialog cannot be left. */
  pendingLabel?: string | undefined;
}

/** The way back, always safe. */
export interface Cancellation {
  /** What remains as it is, such as «Keep the template». */
  label: string;
  /** Called on a press, and on Escape. */
  onCancel: () => void;
}

/** Why the last try did not succeed. */
export interface ConfirmFailure {
  /** The word «Error», for those who see neither icon nor colour. */
  toneLabel: string;
  text: ReactNode;
}

export interface ConfirmDialogProps {
  /** Whether the dialog shows. */
  open: boolean;
  /** What is asked; the accessible name. */
  question: ReactNode;
  /** What follows from a yes: read with the question. */
  consequence: ReactNode;
  confirm: Confirmation;
  cancel: Cancellation;
  /** `danger`: the act destroys or cannot be undone. `neutral` by default. */
  tone?: "neutral" | "danger";
  /** Shown inside, so that the act can be tried again. */
  failure?: ConfirmFailure | undefined;
  /** What helps to decide: a summary of what is concerned, for instance. */
  children?: ReactNode;
}

/**
 * Asks before an act that cannot be taken back lightly. The focus begins on the safe choice, and the
 * dialog leaves only when the parent closes it: a failure is told where the act was asked for.
 */
export function ConfirmDialog({
  open,
  question,
  consequence,
  confirm,
  cancel,
  tone = "neutral",
  failure,
  children,
}: ConfirmDialogProps) {
  const pending = confirm.pendingLabel !== undefined;

  function leave(): void {
    if (!pending) {
      cancel.onCancel();
    }
  }

  return (
    <Dialog
      decision
      open={open}
      onClose={leave}
      size="sm"
      title={question}
      description={consequence}
      footer={
        <>
          <Button data-dialog-focus disabled={pending} onClick={leave}>
            {cancel.label}
          </Button>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            pendingLabel={confirm.pendingLabel}
            onClick={confirm.onConfirm}
          >
            {confirm.label}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <div className="flex flex-col gap-4">
          {children}
          {failure && (
            <Alert tone="danger" toneLabel={failure.toneLabel}>
              {failure.text}
            </Alert>
          )}
        </div>
      )}
    </Dialog>
  );
}
