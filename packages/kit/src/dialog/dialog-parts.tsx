import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { CloseIcon } from "../icon/index.ts";
import { useOverflow } from "../use-overflow.ts";

export interface DialogHeaderProps {
  title: ReactNode;
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined;
}

/** The name of a dialog and the way out. No `header`, which would be a landmark of the page. */
export function DialogHeader({ title, closeLabel }: DialogHeaderProps) {
  return (
    <div className="flex shrink-0 items-start gap-4 px-5 pt-5 pb-1">
      <Radix.Title className="min-w-0 flex-1 pb-1 font-headline text-title-sm wrap-anywhere text-heading">
        {title}
      </Radix.Title>
      {closeLabel !== undefined && (
        <Radix.Close asChild>
          <Button
            variant="quiet"
            size="sm"
            shape="icon"
            aria-label={closeLabel}
            className="-me-2 -mt-1"
          >
            <CloseIcon />
          </Button>
        </Radix.Close>
      )}
    </div>
  );
}

export interface DialogBodyProps {
  /** A sentence that is read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** True where a footer with its own edge follows. */
  hasFooter: boolean;
}

/** Scrollable body of a dialog, reachable by keyboard. */
export function DialogBody({ description, children, hasFooter }: DialogBodyProps) {
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={ref}
      data-dialog-body
      tabIndex={overflows ? 0 : undefined}
      className={cx(
        "flex min-h-12 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain px-5 wrap-anywhere focus-visible:-outline-offset-2",
        description ? "" : "pt-2",
        hasFooter ? "pb-4" : "pb-5",
      )}
    >
      {description && (
        <Radix.Description asChild>
          <div className="text-fg-muted">{description}</div>
        </Radix.Description>
      )}
      {children && <div className="min-w-0">{children}</div>}
    </div>
  );
}

/** The actions of a dialog: side by side, above one another on a phone. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  );
}
