import { useCallback, useEffect, useRef } from "react";
import type { TableProps } from "./table.types.ts";
import type { SelectAll } from "./table-selection.tsx";

type SelectionProps<Row> = Pick<TableProps<Row>, "rows" | "rowKey" | "selection">;

/** Selection of a row, as its view needs it; empty where rows cannot be selected. */
interface RowSelection {
  selectLabel?: string;
  selected?: boolean;
  selectDisabled?: boolean;
}

export interface Selecting<Row> {
  /** Box of all rows shown; absent where rows cannot be selected. */
  all: SelectAll | undefined;
  stateOf: (row: Row) => RowSelection;
  /** Keeps its identity as long as the table is shown. */
  onSelect: (row: Row, selected: boolean) => void;
}

/** Selection of a table's rows: the keys of those that are not shown stay selected. */
export function useSelection<Row>(props: SelectionProps<Row>): Selecting<Row> {
  const { rows, rowKey, selection } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const onSelect = useCallback((row: Row, selected: boolean) => {
    const now = latest.current;
    if (!now.selection) return;
    const key = now.rowKey(row);
    const others = now.selection.value.filter((other) => other !== key);
    now.selection.onChange(selected ? [...others, key] : others);
  }, []);
  if (!selection) return { all: undefined, stateOf: () => ({}), onSelect };

  const { value, labels, isDisabled = () => false, onChange } = selection;
  const chosen = new Set(value);
  const shown = rows.filter((row) => !isDisabled(row)).map(rowKey);
  const count = shown.filter((key) => chosen.has(key)).length;
  const checked = count > 0 && count === shown.length;
  return {
    all: {
      label: labels.all,
      checked,
      mixed: count > 0 && !checked,
      disabled: shown.length === 0,
      onChange: (selected) => {
        const others = value.filter((key) => !shown.includes(key));
        onChange(selected ? [...others, ...shown] : others);
      },
    },
    stateOf: (row) => ({
      selectLabel: labels.row(row),
      selected: chosen.has(rowKey(row)),
      selectDisabled: isDisabled(row),
    }),
    onSelect,
  };
}
