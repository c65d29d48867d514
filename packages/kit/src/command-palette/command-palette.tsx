import * as Radix from "@radix-ui/react-dialog";
import { cx } from "class-variance-authority";
import { useEffect, useEffectEvent, useRef } from "react";
import { Scrim } from "../dialog/scrim.tsx";
import { useDialogFocus } from "../dialog/use-dialog-focus.ts";
import { useDirection } from "../direction/index.ts";
import { NewspaperScope, ScopeMark } from "../newspaper-scope.tsx";
import { rootOf } from "../root-props.ts";
import type { CommandPaletteProps } from "./command-palette.types.ts";
import { paletteClasses } from "./command-palette.variants.ts";
import { CommandPanel } from "./command-panel.tsx";
import { isPaletteKey } from "./palette-key.ts";

/** Every place and action of an application, found by typing, in a dialog that Ctrl+K or ⌘K opens. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpen, onClose, title, description, className } = props;
  const place = useRef<HTMLSpanElement>(null);
  const direction = useDirection(place);
  const focus = useDialogFocus();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event) || event.defaultPrevented) return;
    const isOverOther = !open && document.querySelector("[role$='dialog']:not([hidden])") !== null;
    if (isOverOther) return;
    // Browsers have keys of their own there: the address bar, or a link in an editor.
    event.preventDefault();
    if (open) onClose();
    else onOpen();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <ScopeMark ref={place} />
      <Radix.Portal>
        <NewspaperScope place={place}>
          <Scrim />
          <Radix.Content
            {...rootOf<"div">(props)}
            {...focus}
            dir={direction}
            className={cx(paletteClasses, className)}
          >
            <Radix.Title className="sr-only">{title}</Radix.Title>
            {description && (
              <Radix.Description className="sr-only">{description}</Radix.Description>
            )}
            <CommandPanel {...props} />
          </Radix.Content>
        </NewspaperScope>
      </Radix.Portal>
    </Radix.Root>
  );
}
