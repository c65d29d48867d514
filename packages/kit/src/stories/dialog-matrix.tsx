import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { dialogVariants } from "../dialog/dialog.variants.ts";
import { DialogBody, DialogFooter, DialogHeader } from "../dialog/dialog-parts.tsx";
import { AllSupports } from "./all-supports.tsx";

interface DialogMatrixProps {
  role: "dialog" | "alertdialog";
  title: ReactNode;
  description: ReactNode;
  closeLabel?: string;
  children?: ReactNode;
  footer: ReactNode;
}

function hold(event: Event): void {
  event.preventDefault();
}

/**
 * Frame for stories: the parts of a dialog in every support's theme. They stand in the page, since
 * one modal dialog at a time can show and it takes its theme from the document.
 */
export function DialogMatrix({ role, title, description, closeLabel, ...rest }: DialogMatrixProps) {
  return (
    <AllSupports>
      {() => (
        <Radix.Root open modal={false}>
          <Radix.Content
            role={role}
            onOpenAutoFocus={hold}
            onCloseAutoFocus={hold}
            className={cx(dialogVariants({ size: "sm" }), "static! w-full")}
          >
            <DialogHeader title={title} closeLabel={closeLabel} />
            <DialogBody hasFooter description={description}>
              {rest.children}
            </DialogBody>
            <DialogFooter>{rest.footer}</DialogFooter>
          </Radix.Content>
        </Radix.Root>
      )}
    </AllSupports>
  );
}
