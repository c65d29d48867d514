import type { ReactNode } from "react";
import { Alert } from "../alert/index.ts";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
import type { RootProps } from "../root-props.ts";

/** The action that is asked about. */
export interface Confirmation {
  /** The action as a verb, such as «Delete the template»; never «Yes» or «OK». */
  label: string;
  onConfirm: () => void;
  /** Pending state: the dialog cannot be closed. */
  isPending?: boolean | undefined;
  /** Replaces the label while `isPending`. */
  pendingLabel?: string | undefined;
}

/** The way back, always safe. */
export interface Cancellation {
  /** Label of the button that changes nothing, such as «Keep the template». */
  label: string;
  /** Called on a press, and on Escape. */
  onCancel: () => void;
}

/** Error of the last try. */
export interface ConfirmFailure {
  /** The word «Error», for those who see neither icon nor colour. */
  toneLabel: string;
  text: ReactNode;
}

export interface ConfirmDialogProps extends RootProps<"div"> {
  /** Open state of the dialog. */
  open: boolean;
  /** Question; the accessible name. */
  title: ReactNode;
  /** Consequence of a yes, read with the question. */
  description: ReactNode;
  confirm: Confirmation;
  cancel: Cancellation;
  /** `danger`: the action destroys or cannot be undone. `neutral` by default. */
  tone?: "neutral" | "danger";
  /** Shown inside, so that the action can be tried again. */
  failure?: ConfirmFailure | undefined;
  /** Further content, such as a summary of the affected items. */
  children?: ReactNode;
}

/**
 * Asks before an action that cannot be taken back lightly. The focus begins on the safe choice, and the
 * dialog leaves only when the parent closes it: a failure is reported where the action was asked for.
 */
export function ConfirmDialog({
  open,
  title,
  description,
  confirm,
  cancel,
  tone = "neutral",
  failure,
  children,
  ...root
}: ConfirmDialogProps) {
  const { isPending = false } = confirm;

  function leave(): void {
    if (!isPending) {
      cancel.onCancel();
    }
  }

  return (
    <Dialog
      {...root}
      decision
      open={open}
      onClose={leave}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button data-dialog-focus disabled={isPending} onClick={leave}>
            {cancel.label}
          </Button>
          <Button
            variant={tone === "danger" ? "danger" : "primary"}
            isPending={isPending}
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
            <Alert tone="danger" labels={{ tone: failure.toneLabel }}>
              {failure.text}
            </Alert>
          )}
        </div>
      )}
    </Dialog>
  );
}
