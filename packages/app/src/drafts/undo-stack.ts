/** Values of a form from before a change that emptied some of them. */
export interface Undo<Values> {
  readonly values: Values;
  /** The field whose change it was; the offer to undo it stands there. */
  readonly cause: string;
  /** The fields that were emptied. */
  readonly lost: readonly string[];
}

/** The changes that can be undone, the last one first. */
export interface UndoStack<Values> {
  readonly push: (undo: Undo<Values>) => void;
  /** Takes the last one off and answers it; undefined where there is none. */
  readonly pop: () => Undo<Values> | undefined;
  readonly clear: () => void;
  /** The last one. */
  readonly top: () => Undo<Values> | undefined;
  /** Calls `listener` after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MOST = 20;

/** Where a stack stays while the page is loaded anew. */
export interface UndoStore<Values> {
  readonly read: () => readonly Undo<Values>[];
  readonly write: (undos: readonly Undo<Values>[]) => void;
}

/**
 * Makes a stack. It is a store apart from the form: only the offer to undo renders when it changes. Values pushed
 * again are one change that emptied more than was known at first.
 * @param store begins with what it holds; none by default
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
