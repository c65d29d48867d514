import { useRef } from "react";

/** Focus when a dialog opens and after it has closed. */
export interface DialogFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** The content's own request comes first, then the first field of a form, then the first control. */
const places = [
  "[data-dialog-focus]",
  "[data-dialog-body] :is(input, select, textarea):not(:disabled)",
];

function findPlace(dialog: EventTarget | null): HTMLElement | undefined {
  if (!(dialog instanceof Element)) {
    return undefined;
  }
  return places
    .map((place) => dialog.querySelector<HTMLElement>(place))
    .find((element) => element !== null);
}

/**
 * Radix gives the focus back to a trigger of its own; these dialogs are opened by the parent, so that
 * whatever had the focus before gets it back, unless the page has moved it meanwhile.
 */
export function useDialogFocus(): DialogFocus {
  const opener = useRef<Element | null>(null);

  function onOpenAutoFocus(event: Event): void {
    opener.current = document.activeElement;
    const place = findPlace(event.currentTarget);
    if (place) {
      event.preventDefault();
      place.focus();
    }
  }

  function onCloseAutoFocus(event: Event): void {
    event.preventDefault();
    // The page has taken the focus elsewhere already: to what came of the dialog, or to the title of another page.
    if (document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
    }
  }

  return { onOpenAutoFocus, onCloseAutoFocus };
}
