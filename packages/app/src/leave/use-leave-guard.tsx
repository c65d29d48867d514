import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { LeaveQuestion, loadQuestion } from "./use-leave.tsx";

/**
 * Confirmation before a page with unsaved changes is left by a link, and the browser's own where it is closed or loaded anew.
 * Returns the dialog, while it is open.
 */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isChanged) return;
    loadQuestion();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (isLeaving.current || !(link instanceof HTMLAnchorElement) || opensElsewhere(event, link))
        return;
      event.preventDefault();
      event.stopPropagation();
      setPressed(link);
    };
    addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [isChanged]);
  function leave(): void {
    isLeaving.current = true;
    setPressed(null);
    pressed?.click();
  }
  return (
    pressed !== null && (
      <Suspense>
        <LeaveQuestion onLeave={leave} onStay={() => setPressed(null)} />
      </Suspense>
    )
  );
}

/** True for a link that keeps this page: to another window, or to a part of it. */
function opensElsewhere(event: MouseEvent, { target, href }: HTMLAnchorElement): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return true;
  const { origin, pathname, search } = location;
  return target === "_blank" || href.startsWith(`${origin}${pathname}${search}#`);
}
