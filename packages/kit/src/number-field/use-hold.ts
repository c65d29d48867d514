import { useEffect, useRef } from "react";

/** Milliseconds before a press that goes on repeats, and between two repetitions. */
const WAIT = 400;
const BEAT = 60;

export interface HoldHandlers {
  onPointerDown: () => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onClick: () => void;
}

/** Runs an action once on a press, and repeatedly while it is held. */
export function useHold(action: () => void): HoldHandlers {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press has repeated: the click that ends it must not count once more. */
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function repeat(): void {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, BEAT);
  }
  function stop(): void {
    clearTimeout(timer.current);
  }

  return {
    onPointerDown: () => {
      repeated.current = false;
      timer.current = setTimeout(repeat, WAIT);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!repeated.current) {
        action();
      }
      repeated.current = false;
    },
  };
}
