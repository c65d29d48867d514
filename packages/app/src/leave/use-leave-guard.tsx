import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LeaveQuestion, loadQuestion } from "./use-leave.tsx";

/** Event of the window: the user keeps a page with unsaved changes. */
export const STAY = "stay";

/** Handler of the page with unsaved changes; null: none. */
let guarded: ((event: PopStateEvent) => void) | null = null;

// Listeners of a window are called in the order of their registration, capturing or not: this one stands before the router's,
// which would render the other page before it could be stopped. So this module is loaded with the application's first code.
addEventListener("popstate", (event) => guarded?.(event));

/**
 * Confirmation before a page with unsaved changes is left by a link or the browser's Back and Forward, and the browser's own
 * where it is closed or loaded anew. Another query of the same page keeps it, and is not asked about.
 * Returns the dialog, while it is open.
 */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const { pathname, key } = useLocation();
  const [leaveBy, setLeaveBy] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  const index = useRef<number | undefined>(undefined);
  useEffect(() => {
    index.current = indexOf(history.state);
    isLeaving.current = false;
  }, [key]);
  useEffect(() => {
    if (!isChanged) return;
    loadQuestion();
    /** Steps to the entry that was asked for, while the history returns to this page's. */
    let returnedFrom: number | null = null;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (isLeaving.current || !(link instanceof HTMLAnchorElement) || opensElsewhere(event, link))
        return;
      event.preventDefault();
      event.stopPropagation();
      setLeaveBy(() => () => link.click());
    };
    const onPop = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      if (returnedFrom !== null) {
        const steps = returnedFrom;
        returnedFrom = null;
        event.stopImmediatePropagation();
        setLeaveBy(() => () => history.go(steps));
      } else if (location.pathname !== pathname) {
        event.stopImmediatePropagation();
        returnedFrom = (indexOf(event.state) ?? 0) - (index.current ?? 1) || -1;
        history.go(-returnedFrom);
      }
    };
    addEventListener("beforeunload", onUnload);
    guarded = onPop;
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      guarded = null;
      document.removeEventListener("click", onClick, true);
    };
  }, [isChanged, pathname]);
  function leave(): void {
    isLeaving.current = true;
    setLeaveBy(null);
    leaveBy?.();
  }
  function stay(): void {
    setLeaveBy(null);
    // The popup with the followed link, such as the search, closes.
    dispatchEvent(new Event(STAY));
  }
  return (
    leaveBy !== null && (
      <Suspense>
        <LeaveQuestion onLeave={leave} onStay={stay} />
      </Suspense>
    )
  );
}

/** Index of an entry in the history, as the router stores it. */
function indexOf(state: unknown): number | undefined {
  const known = typeof state === "object" && state !== null && "idx" in state ? state.idx : null;
  return typeof known === "number" ? known : undefined;
}

/** True for a link that keeps this page: to another program or window, or to a part or another query of it. */
function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  const { protocol, target, origin, pathname } = link;
  if (!protocol.startsWith("http")) return true; // a mail or a call
  return target === "_blank" || (origin === location.origin && pathname === location.pathname);
}
