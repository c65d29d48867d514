import { type RefObject, useEffect, useRef } from "react";

/** Document listeners of a modal dialog, which keep the focus and detect clicks outside. */
const modalEvents = ["focusin", "focusout", "pointerdown"] as const;

function stop(event: Event): void {
  event.stopPropagation();
}

function isPlain(event: KeyboardEvent): boolean {
  return !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
}

function focusElement(element: Element | null): void {
  if (element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
  }
}

/** Moves the focus into the region; answers where it was. */
function enter(region: HTMLElement): Element | null {
  const origin = document.activeElement;
  // A modal dialog does not let the focus go straight from itself to somewhere else.
  if (origin instanceof HTMLElement) origin.blur();
  focusElement(region);
  return origin;
}

/** Gives the focus back to where it was before it came into the region. */
export type LeaveRegion = () => void;

/**
 * A key leads into the region and back to where one was. The region stays within reach while a modal
 * dialog is open: it keeps to itself the events that would make the dialog take the focus back.
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  hotkey: string,
  empty: boolean,
): LeaveRegion {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    function rememberOrigin({ relatedTarget }: FocusEvent): void {
      const origin = relatedTarget instanceof Element ? relatedTarget : null;
      if (!element?.contains(origin)) {
        cameFrom.current = origin;
      }
    }
    element.addEventListener("focusin", rememberOrigin);
    for (const name of modalEvents) element.addEventListener(name, stop);
    return () => {
      element.removeEventListener("focusin", rememberOrigin);
      for (const name of modalEvents) element.removeEventListener(name, stop);
    };
  }, [region]);

  useEffect(() => {
    if (empty) return;
    function enterOrLeave(event: KeyboardEvent): void {
      const element = region.current;
      if (event.key !== hotkey || !isPlain(event) || !element) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) {
        focusElement(cameFrom.current);
      } else {
        cameFrom.current = enter(element);
      }
    }
    document.addEventListener("keydown", enterOrLeave);
    return () => document.removeEventListener("keydown", enterOrLeave);
  }, [region, hotkey, empty]);

  return () => focusElement(cameFrom.current);
}
