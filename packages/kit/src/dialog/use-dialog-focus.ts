import { useRef } from "react";

/** Where the focus goes when a dialog opens and when it has left. */
export interface DialogFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** A form in a dialog is ready to be filled in; otherwise the focus begins at the first control. */
const firstControl = "[data-dialog-body] :is(input, select, textarea):not(:disabled)";

/**
 * Radix gives the focus back to a trigger of its own; these dialogs are opened by the parent, so that
 * whatever had the focus before gets it back.
 */
export function useDialogFocus(): DialogFocus {
  const opener = useRef<Element | null>(null);

  function onOpenAutoFocus(event: Event): void {
    opener.current = document.activeElement;
    const dialog = event.currentTarget;
    const control =
      dialog instanceof Element ? dialog.querySelector<HTMLElement>(firstControl) : null;
    if (control) {
      event.preventDefault();
      control.focus();
    }
  }

  function onCloseAutoFocus(event: Event): void {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
