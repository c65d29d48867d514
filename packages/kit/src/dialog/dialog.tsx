import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { useDirection } from "../direction/index.ts";
import { CloseIcon } from "../icon/index.ts";
import { type DialogLooks, dialogVariants } from "./dialog.variants.ts";
import { Scrim } from "./scrim.tsx";
import { useDialogFocus } from "./use-dialog-focus.ts";

export interface DialogProps {
  /** Whether the dialog shows. Its content exists only while it does. */
  open: boolean;
  /** The reader asks to leave: Escape, the close button, a press outside. */
  onClose: () => void;
  /** What the dialog is about; its accessible name. */
  title: ReactNode;
  /** A sentence under the title, read when the dialog opens. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children?: ReactNode;
  /** The acts, at the foot, which stays in view; the main one last. */
  footer?: ReactNode;
  size?: DialogLooks["size"];
  /**
   * Whether a decision is required: there is then no close button, a press outside does nothing,
   * and the dialog is announced as an alert. Escape still asks to leave.
   */
  decision?: boolean;
}

type HeaderProps = Pick<DialogProps, "title" | "description" | "closeLabel" | "decision">;

function DialogHeader({ title, description, closeLabel, decision }: HeaderProps) {
  return (
    <header className="flex items-start gap-4 px-5 pt-5 pb-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Radix.Title className="font-headline text-title-sm text-heading">{title}</Radix.Title>
        {description && (
          <Radix.Description asChild>
            <div className="text-body-sm text-fg-muted">{description}</div>
          </Radix.Description>
        )}
      </div>
      {!decision && (
        <Radix.Close asChild>
          <Button variant="quiet" size="sm" shape="icon" aria-label={closeLabel}>
            <CloseIcon />
          </Button>
        </Radix.Close>
      )}
    </header>
  );
}

type BodyProps = Pick<DialogProps, "children" | "footer">;

function DialogBody({ children, footer }: BodyProps) {
  return (
    <>
      <div
        data-dialog-body
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys.
        tabIndex={0}
        className={cx(
          "min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 focus-visible:-outline-offset-2",
          footer ? "pb-4" : "pb-5",
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
          {footer}
        </footer>
      )}
    </>
  );
}

function stay(event: Event): void {
  event.preventDefault();
}

/** A question or a task that interrupts the page: nothing behind it can be reached until it leaves. */
export function Dialog({ open, onClose, size, decision = false, ...parts }: DialogProps) {
  const direction = useDirection();
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          {...focus}
          dir={direction}
          role={decision ? "alertdialog" : "dialog"}
          onPointerDownOutside={decision ? stay : undefined}
          className={dialogVariants({ size })}
        >
          <DialogHeader {...parts} decision={decision} />
          <DialogBody {...parts} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
