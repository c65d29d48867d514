import { UNDO_MILLISECONDS } from "@parution/rules/moderation";
import { useEffect, useRef, useState } from "react";
import type { Verdict } from "./use-moderation.ts";

/** A decision, or several at once, while it can be taken back. */
export interface Undoable {
  readonly decisionIds: readonly number[];
  readonly decision: Verdict["decision"];
  /** Ad of a single decision. */
  readonly reference: string;
}

/** Decisions of the last ten seconds, each with its own time; the last is taken back first. */
export function useUndo() {
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [closed, setClosed] = useState<Undoable | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const drop = (gone: Undoable) => setUndoables((before) => before.filter((one) => one !== gone));
  const last = undoables.at(-1) ?? null;
  return {
    last,
    /** The last one, unless its message was closed. */
    shown: last === closed ? null : last,
    close: () => setClosed(last),
    drop,
    add(undoable: Undoable): void {
      setUndoables((before) => [...before, undoable]);
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        drop(undoable);
      }, UNDO_MILLISECONDS);
      timers.current.add(timer);
    },
  };
}
