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

/** Acts once on a press, and again and again while it is held. */
export function useHold(act: () => void): HoldHandlers {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press has repeated: the click that ends it must not count once more. */
  const repeated = useRef(false);

  useEffect(() => {
    latest.current = act;
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
        act();
      }
      repeated.current = false;
    },
  };
}
