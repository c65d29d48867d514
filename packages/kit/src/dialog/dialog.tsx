import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { type ReactNode, useRef } from "react";
import { useDirection } from "../direction/index.ts";
import { NewspaperScope, ScopeMark } from "../newspaper-scope.tsx";
import type { RootProps } from "../root-props.ts";
import { type DialogVariants, dialogVariants } from "./dialog.variants.ts";
import { DialogBody, DialogFooter, DialogHeader } from "./dialog-parts.tsx";
import { Scrim } from "./scrim.tsx";
import { useDialogFocus } from "./use-dialog-focus.ts";

interface DialogContent extends RootProps<"div"> {
  /** Open state of the dialog. Its content is mounted only while open. */
  open: boolean;
  /** The reader asks to leave: Escape, the close button, a press outside. */
  onClose: () => void;
  /** Title and accessible name. */
  title: ReactNode;
  /** A sentence under the title, read when the dialog opens. */
  description?: ReactNode;
  /**
   * The task. The focus goes to what carries `data-dialog-focus`, in the foot too, else to the first
   * field, else to the first control.
   */
  children?: ReactNode;
  /** The actions, at the foot, which stays in view; the main one last. */
  footer?: ReactNode;
  /** Maximum width: `sm` 28 rem, `md` 36 rem (by default), `lg` 48 rem, `full` the window. */
  size?: DialogVariants["size"];
}

interface Leavable {
  decision?: false | undefined;
  /** Name of the close button. */
  closeLabel: string;
}

interface Decision {
  /**
   * Requires a decision: no close button, no closing by a click outside, and the role `alertdialog`. Escape still
   * requests closing.
   */
  decision: boolean;
  closeLabel?: string | undefined;
}

export type DialogProps = DialogContent & (Leavable | Decision);

function stay(event: Event): void {
  event.preventDefault();
}

/** A question or a task that interrupts the page: nothing behind it can be reached until it leaves. */
export function Dialog({
  open,
  onClose,
  size,
  decision = false,
  title,
  description,
  closeLabel,
  children,
  footer,
  className,
  ...root
}: DialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  const direction = useDirection(place);
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <ScopeMark ref={place} />
      <Radix.Portal>
        <NewspaperScope place={place}>
          <Scrim />
          <Radix.Content
            {...root}
            {...focus}
            dir={direction}
            role={decision ? "alertdialog" : "dialog"}
            onPointerDownOutside={decision ? stay : undefined}
            className={cx(dialogVariants({ size }), className)}
          >
            <DialogHeader title={title} closeLabel={decision ? undefined : closeLabel} />
            {(description || children) && (
              <DialogBody description={description} hasFooter={Boolean(footer)}>
                {children}
              </DialogBody>
            )}
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Radix.Content>
        </NewspaperScope>
      </Radix.Portal>
    </Radix.Root>
  );
}
