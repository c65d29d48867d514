import { useEffect, useEffectEvent, useRef } from "react";
import { type PausableTimer, startPausableTimer } from "./pausable-timer.ts";

/** Spread on the element whose hover and focus hold the countdown. */
export interface HoldingProps {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `onDismiss` after `delay` milliseconds, held while the pointer or the focus is inside.
 * Without a delay or without somewhere to report to, nothing happens by itself.
 */
export function useAutoDismiss(
  delay: number | undefined,
  onDismiss: (() => void) | undefined,
): HoldingProps {
  const timer = useRef<PausableTimer | undefined>(undefined);
  const holds = useRef({ pointer: false, focus: false });
  const dismiss = useEffectEvent(() => onDismiss?.());

  useEffect(() => {
    if (delay === undefined) {
      return;
    }
    const started = startPausableTimer(delay, dismiss);
    timer.current = started;
    return () => started.stop();
  }, [delay]);

  function hold(by: "pointer" | "focus", on: boolean): void {
    holds.current[by] = on;
    if (holds.current.pointer || holds.current.focus) {
      timer.current?.pause();
    } else {
      timer.current?.resume();
    }
  }

  return {
    onPointerEnter: () => hold("pointer", true),
    onPointerLeave: () => hold("pointer", false),
    onFocus: () => hold("focus", true),
    onBlur: () => hold("focus", false),
  };
}
