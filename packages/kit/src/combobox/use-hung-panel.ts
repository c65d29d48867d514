import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Browsers without anchors would set the panel in the middle of the screen, over the field. */
function placeUnder(panel: HTMLElement, field: HTMLElement): void {
  const { bottom, left, width } = field.getBoundingClientRect();
  panel.style.inset = `${bottom}px auto auto ${left}px`;
  panel.style.width = `${width}px`;
}

/** Shows a panel in the top layer, hung from a field, for as long as `open` is true. */
export function useHungPanel<Field extends HTMLElement>(
  open: boolean,
): { field: RefObject<Field | null>; panel: RefObject<HTMLDivElement | null> } {
  const field = useRef<Field>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = panel.current;
    if (!open || !field.current || !element) {
      return;
    }
    element.showPopover({ source: field.current });
    if (matchMedia("(pointer: coarse)").matches) {
      // The keyboard on the screen is about to cover what stands further down.
      field.current.scrollIntoView({ block: "start" });
    }
    if (!CSS.supports("position-area", "block-end")) {
      placeUnder(element, field.current);
    }
    return () => element.hidePopover();
  }, [open]);

  return { field, panel };
}

/** The room, in pixels, left between an element that was brought into view and the list's edge. */
const ROOM = 4;

/** Brings an element into the visible part of a list, without moving the page. */
function scrollTo(list: HTMLElement, element: HTMLElement): void {
  const room = list.getBoundingClientRect();
  const place = element.getBoundingClientRect();
  if (place.top < room.top + ROOM) {
    list.scrollTop += place.top - room.top - ROOM;
  } else if (place.bottom > room.bottom - ROOM) {
    list.scrollTop += place.bottom - room.bottom + ROOM;
  }
}

/** Scrolls an element of a list into view; both are given by their ids. */
export function useKeptInView(listId: string, elementId: string | undefined): void {
  useEffect(() => {
    const list = document.getElementById(listId);
    const element = elementId === undefined ? null : document.getElementById(elementId);
    if (list && element) {
      scrollTo(list, element);
    }
  }, [listId, elementId]);
}

/**
 * Escape hides what is open before anyone else hears of it: a dialog around listens on the document
 * and would close as well.
 */
export function useEscapeFirst(open: boolean, hide: () => void): void {
  const hideFirst = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      hide();
    }
  });

  useEffect(() => {
    if (open) {
      window.addEventListener("keydown", hideFirst, true);
      return () => window.removeEventListener("keydown", hideFirst, true);
    }
  }, [open]);
}
