import { cx } from "class-variance-authority";
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "../button/index.ts";
import { CloseIcon } from "../icon/index.ts";
import { type DialogLooks, dialogVariants } from "./dialog.variants.ts";

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

type OpenDialogProps = Omit<DialogProps, "open">;

/** A form in a dialog is ready to be filled in; otherwise the browser chooses where to begin. */
const firstControl = "[data-dialog-body] :is(input, select, textarea):not(:disabled)";

function isBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  return event.target === event.currentTarget;
}

function OpenDialog({
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  size,
  decision = false,
}: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closing before the element leaves the page is what gives the focus back to the opener.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(firstControl)?.focus();
    return () => element?.close();
  }, []);

  function cancel(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget) {
      event.preventDefault();
      onClose();
    }
  }

  // A browser may close a dialog that refused twice; the parent then has to know.
  function closed(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target === event.currentTarget && !event.currentTarget.open) {
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the key for it is Escape, which the browser turns into `cancel`.
    <dialog
      ref={ref}
      role={decision ? "alertdialog" : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={cancel}
      onClose={closed}
      onClick={(event) => !decision && isBackdrop(event) && onClose()}
      className={dialogVariants({ size })}
    >
      <header className="flex items-start gap-4 px-5 pt-5 pb-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 id={`${id}-title`} className="font-headline text-title-sm text-heading">
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="text-body-sm text-fg-muted">
              {description}
            </div>
          )}
        </div>
        {!decision && (
          <Button variant="quiet" size="sm" shape="icon" aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </Button>
        )}
      </header>
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
    </dialog>
  );
}

/** A question or a task that interrupts the page: nothing behind it can be reached until it leaves. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
