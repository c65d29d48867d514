import * as Radix from "@radix-ui/react-dialog";
import { cva, cx, type VariantProps } from "class-variance-authority";
import { type ReactNode, useRef } from "react";
import { DialogBody, DialogFooter, DialogHeader } from "../dialog/dialog-parts.tsx";
import { Scrim } from "../dialog/scrim.tsx";
import { useDialogFocus } from "../dialog/use-dialog-focus.ts";
import { useDirection } from "../direction/index.ts";
import { NewspaperScope, ScopeMark } from "../newspaper-scope.tsx";
import type { RootProps } from "../root-props.ts";

/** Panel along an edge of the window; on a phone it takes the whole width but a strip. */
const drawerVariants = cva(
  [
    "fixed inset-y-0 z-overlay flex h-dvh w-[calc(100%-2.5rem)] flex-col overflow-y-auto overscroll-contain",
    "bg-raised text-fg shadow-overlay outline-none forced-colors:border",
    "translate-x-0 opacity-100 transition-[opacity,translate] duration-base ease-standard starting:opacity-0",
  ],
  {
    variants: {
      side: {
        start: [
          "start-0 border-e border-line motion-safe:[&:dir(ltr)]:starting:-translate-x-8",
          "motion-safe:[&:dir(rtl)]:starting:translate-x-8",
        ],
        end: [
          "end-0 border-s border-line motion-safe:[&:dir(ltr)]:starting:translate-x-8",
          "motion-safe:[&:dir(rtl)]:starting:-translate-x-8",
        ],
      },
      size: { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-2xl" },
    },
  },
);

/** Variants of a drawer. */
type DrawerVariants = VariantProps<typeof drawerVariants>;

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
