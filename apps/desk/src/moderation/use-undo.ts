import { UNDO_MILLISECONDS } from "@parution/rules/moderation";
import { useEffect, useRef, useState } from "react";

/** A decision, or several at once, as it is sent. */
interface SentDecision {
  readonly decision: "validate" | "refuse" | "correct";
  /** Ad of a single decision; empty: several ads are accepted together. */
  readonly reference: string;
  /** Ids of the decisions, once the service has answered. */
  readonly answer: Promise<readonly number[]>;
}

/** A decision, or several at once, while it can be taken back. */
export interface Undoable extends SentDecision {
  readonly key: number;
  /** Ids of the decisions that can be undone; null: the service has not answered yet. */
  readonly decisionIds: readonly number[] | null;
  /** True while it is being taken back. */
  readonly isTaken: boolean;
}

/** Decisions under way and of the last ten seconds, each with its own time; the last is taken back first. */
export function useUndo() {
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const [closed, setClosed] = useState<number | undefined>();
  const lastKey = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const change = (key: number, changes: Partial<Undoable>) =>
    setUndoables((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number) => setUndoables((before) => before.filter((one) => one.key !== key));
  function startTime(key: number): void {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      drop(key);
    }, UNDO_MILLISECONDS);
    timers.current.add(timer);
  }
  const last = undoables.findLast(({ isTaken }) => !isTaken) ?? null;
  return {
    last,
    /** The last one, unless its message was closed. */
    shown: last?.key === closed ? null : last,
    close: () => setClosed(last?.key),
    /** Keeps one from being taken back twice, until it is dropped or given back. */
    take: ({ key }: Undoable) => change(key, { isTaken: true }),
    giveBack: ({ key }: Undoable) => change(key, { isTaken: false }),
    drop: ({ key }: Undoable) => drop(key),
    add(sent: SentDecision): void {
      lastKey.current += 1;
      const key = lastKey.current;
      setUndoables((before) => [...before, { ...sent, key, decisionIds: null, isTaken: false }]);
      sent.answer.then(
        (decisionIds) => {
          if (decisionIds.length === 0) return drop(key);
          change(key, { decisionIds });
          startTime(key);
        },
        () => drop(key),
      );
    },
  };
}
