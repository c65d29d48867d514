import { useState } from "react";

/** Rows with a name for each, which lasts while they are written. */
export interface NamedRows {
  readonly rows: readonly NamedRow[];
  readonly names: readonly number[];
  /** The next name that is free. */
  readonly free: number;
}

interface NamedRow {
  readonly text: string;
}

const NOTHING: NamedRows = { rows: [], names: [], free: 0 };

/** A name for each row, as {@link nameRows} gives them from one change to the next. */
export function useRowNames(rows: readonly NamedRow[]): readonly number[] {
  const [named, setNamed] = useState(() => nameRows(rows));
  if (named.rows === rows) return named.names;
  const next = nameRows(rows, named);
  setNamed(next);
  return next.names;
}

/**
 * Names rows so that those above and below a change keep their names: a row that others push down is moved, not set
 * again. Of the changed ones, as many as there were keep their names too.
 */
export function nameRows(rows: readonly NamedRow[], before: NamedRows = NOTHING): NamedRows {
  const { names } = before;
  const isSame = (index: number, was: number) => rows[index]?.text === before.rows[was]?.text;
  const least = Math.min(rows.length, names.length);
  let above = 0;
  while (above < least && isSame(above, above)) above += 1;
  let below = 0;
  while (below < least - above && isSame(rows.length - 1 - below, names.length - 1 - below)) {
    below += 1;
  }
  const changed = names.slice(above, names.length - below);
  const added = Math.max(0, rows.length - above - below - changed.length);
  const between = [
    ...changed.slice(0, rows.length - above - below),
    ...Array.from({ length: added }, (_, index) => before.free + index),
  ];
  return {
    rows,
    names: [...names.slice(0, above), ...between, ...names.slice(names.length - below)],
    free: before.free + added,
  };
}
