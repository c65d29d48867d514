import { useEffect, useRef } from "react";

/**
 * Ref of an element that takes the focus once a change of `state` has removed what had it, such as the button of an action that is
 * done. The element needs `tabIndex={-1}`.
 */
export function useHeldFocus<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null);
  const before = useRef(state);
  useEffect(() => {
    if (Object.is(before.current, state)) return;
    before.current = state;
    if (document.activeElement === document.body) target.current?.focus();
  }, [state]);
  return target;
}
