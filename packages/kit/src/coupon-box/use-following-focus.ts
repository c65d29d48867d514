import { type RefObject, useEffect, useRef } from "react";

export interface FollowingFocus {
  root: RefObject<HTMLDivElement | null>;
  /** Call on a press in the box: the control that replaces the pressed one then receives the focus. */
  followFocus: () => void;
}

/**
 * Keeps the focus in the box when an answer replaces what was pressed: on the button that takes the
 * coupon back, or on the field that has to be corrected. It goes nowhere once the reader has moved on.
 */
export function useFollowingFocus(status: string): FollowingFocus {
  const root = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (!isPressed.current || status === "pending") return;
    isPressed.current = false;
    const { activeElement } = document;
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return;
    root.current?.querySelector<HTMLElement>("input:not([type=hidden]), button")?.focus();
  }, [status]);

  return {
    root,
    followFocus: () => {
      isPressed.current = true;
    },
  };
}
