/** Values of a form before a change that emptied some of them. */
export interface Undo<Values> {
  readonly values: Values;
  /** Changed field; the offer to undo is rendered under it. */
  readonly cause: string;
  /** Emptied fields. */
  readonly lost: readonly string[];
}

/** Undoable changes of a form, last in, first out. */
export interface UndoStack<Values> {
  readonly push: (undo: Undo<Values>) => void;
  /** Removes and returns the last change; undefined for none. */
  readonly pop: () => Undo<Values> | undefined;
  readonly clear: () => void;
  /** Last change; undefined for none. */
  readonly top: () => Undo<Values> | undefined;
  /** Calls `listener` after each change; returns the unsubscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MOST = 20;

/** Storage that outlives a reload of the page. */
export interface UndoStore<Values> {
  readonly read: () => readonly Undo<Values>[];
  readonly write: (undos: readonly Undo<Values>[]) => void;
}

/**
 * Creates a stack, apart from the form's state: only the offer to undo renders when it changes. Two entries with the same
 * values are merged into one change.
 * @param store storage of the stack, with its initial content; none by default
 */
export function createUndoStack<Values>(store?: UndoStore<Values>): UndoStack<Values> {
  const listeners = new Set<() => void>();
  let undos: readonly Undo<Values>[] = store?.read() ?? [];

  function set(next: readonly Undo<Values>[]): void {
    if (next.length === 0 && undos.length === 0) return;
    undos = next;
    store?.write(next);
    for (const listener of listeners) listener();
  }

  const top = () => undos.at(-1);
  return {
    top,
    push: (undo) => {
      const last = top();
      if (last?.values === undo.values) {
        const lost = [...new Set([...last.lost, ...undo.lost])];
        set([...undos.slice(0, -1), { ...last, lost }]);
      } else set([...undos, undo].slice(-MOST));
    },
    pop: () => {
      const last = top();
      set(undos.slice(0, -1));
      return last;
    },
    clear: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
