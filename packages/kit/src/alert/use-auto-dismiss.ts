import { useEffect, useEffectEvent, useRef } from "react";
import {
  browserClock,
  isCountable,
  type PausableTimer,
  startPausableTimer,
  type TimerClock,
} from "./pausable-timer.ts";

/** Spread on the element whose hover and focus hold the countdown. */
export interface HoldingProps {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

interface Holds {
  pointer: boolean;
  focus: boolean;
}

function isHeld({ pointer, focus }: Holds): boolean {
  return pointer || focus;
}

/**
 * Calls `onDismiss` after `delay` milliseconds, held while the pointer or the focus is inside.
 * Without a delay that a clock can count, or without somewhere to report to, nothing happens.
 */
export function useAutoDismiss(
  delay: number | undefined,
  onDismiss: (() => void) | undefined,
  clock: TimerClock = browserClock,
): HoldingProps {
  const timer = useRef<PausableTimer | undefined>(undefined);
  const holds = useRef<Holds>({ pointer: false, focus: false });
  const dismiss = useEffectEvent(() => onDismiss?.());

  useEffect(() => {
    if (!isCountable(delay)) {
      return;
    }
    const started = startPausableTimer(delay, dismiss, clock);
    timer.current = started;
    if (isHeld(holds.current)) {
      started.pause();
    }
    return () => started.stop();
  }, [delay, clock]);

  function hold(by: keyof Holds, on: boolean): void {
    holds.current[by] = on;
    if (isHeld(holds.current)) {
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
