import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { type ReactNode, useRef } from "react";
import { DialogBody, DialogFooter, DialogHeader } from "../dialog/dialog-parts.tsx";
import { Scrim } from "../dialog/scrim.tsx";
import { useDialogFocus } from "../dialog/use-dialog-focus.ts";
import { useDirection } from "../direction/index.ts";
import { NewspaperScope, ScopeMark } from "../newspaper-scope.tsx";
import type { RootProps } from "../root-props.ts";
import { type DrawerVariants, drawerVariants } from "./drawer.variants.ts";

export interface DrawerProps extends RootProps<"div"> {
  /** Open state of the drawer. Its content is mounted only while open. */
  open: boolean;
  /** The reader asks to leave: Escape, the close button, a press outside. */
  onClose: () => void;
  /** Title and accessible name. */
  title: ReactNode;
  /** A sentence under the title, read when the drawer opens. */
  description?: ReactNode;
  /**
   * The task. The focus goes to what carries `data-dialog-focus`, in the foot too, else to the first
   * field, else to the first control.
   */
  children?: ReactNode;
  /** The actions, at the foot, which stays in view; the main one last. */
  footer?: ReactNode;
  /** Edge of the window, in reading direction; `end` by default. */
  side?: NonNullable<DrawerVariants["side"]>;
  /** Maximum width: `sm` 24 rem, `md` 32 rem (by default), `lg` 42 rem. */
  size?: NonNullable<DrawerVariants["size"]>;
  /** Name of the close button. */
  closeLabel: string;
}

/** A task beside the page that it belongs to: filters, details, a short form. Nothing behind it can be reached. */
export function Drawer({
  open,
  onClose,
  side = "end",
  size = "md",
  title,
  description,
  closeLabel,
  children,
  footer,
  className,
  ...root
}: DrawerProps) {
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
            className={cx(drawerVariants({ side, size }), className)}
          >
            <DialogHeader title={title} closeLabel={closeLabel} />
            <DialogBody description={description} hasFooter={Boolean(footer)}>
              {children}
            </DialogBody>
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Radix.Content>
        </NewspaperScope>
      </Radix.Portal>
    </Radix.Root>
  );
}
