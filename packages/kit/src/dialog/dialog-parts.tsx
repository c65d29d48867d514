import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button } from "../button/index.ts";
import { CloseIcon } from "../icon/index.ts";
import { useOverflow } from "./use-overflow.ts";

export interface DialogHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined;
}

/** The name of a dialog, its first sentence, the way out. */
export function DialogHeader({ title, description, closeLabel }: DialogHeaderProps) {
  return (
    <header className="flex items-start gap-4 px-5 pt-5 pb-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <Radix.Title className="font-headline text-title-sm text-heading">{title}</Radix.Title>
        {description && (
          <Radix.Description asChild>
            <div className="text-body text-fg-muted">{description}</div>
          </Radix.Description>
        )}
      </div>
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
    </header>
  );
}

export interface DialogBodyProps {
  children: ReactNode;
  /** Whether the foot follows, with its own edge. */
  hasFooter: boolean;
}

/** What scrolls in a dialog, by keys too. */
export function DialogBody({ children, hasFooter }: DialogBodyProps) {
  const [ref, overflows] = useOverflow<HTMLDivElement>();
  return (
    <div
      ref={ref}
      data-dialog-body
      tabIndex={overflows ? 0 : undefined}
      className={cx(
        "min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 wrap-anywhere focus-visible:-outline-offset-2",
        hasFooter ? "pb-4" : "pb-5",
      )}
    >
      {children}
    </div>
  );
}

/** The acts of a dialog: side by side, above one another on a phone. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </footer>
  );
}
