import { type RefObject, useEffect, useRef } from "react";

export interface FollowingFocus {
  root: RefObject<HTMLDivElement | null>;
  /** The reader has acted here: what the answer puts in place of the control takes its focus. */
  followFocus: () => void;
}

/**
 * Keeps the focus in the box when an answer replaces what was pressed: on the button that takes the
 * coupon back, or on the field that has to be corrected. It goes nowhere once the reader has moved on.
 */
export function useFollowingFocus(status: string): FollowingFocus {
  const root = useRef<HTMLDivElement>(null);
  const acted = useRef(false);

  useEffect(() => {
    if (!acted.current || status === "pending") return;
    acted.current = false;
    const { activeElement } = document;
    if (activeElement !== document.body && !root.current?.contains(activeElement)) return;
    root.current?.querySelector<HTMLElement>("input:not([type=hidden]), button")?.focus();
  }, [status]);

  return {
    root,
    followFocus: () => {
      acted.current = true;
    },
  };
}
