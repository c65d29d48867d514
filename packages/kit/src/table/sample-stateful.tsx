import { useMemo, useState } from "react";
import { type SampleOrder, sampleOrders, sortKeys } from "./sample-orders.ts";
import { sortRows } from "./sort-rows.ts";
import { Table } from "./table.tsx";
import type { RowKey, TableProps, TableSelection, TableSort } from "./table.types.ts";

interface SelectedHereProps extends Omit<TableProps<SampleOrder>, "selection"> {
  /** Keys selected on arrival. */
  initial?: readonly RowKey[];
  labels: TableSelection<SampleOrder>["labels"];
  isDisabled?: TableSelection<SampleOrder>["isDisabled"];
}

/** Sample for stories: a list whose selection is held beside it. */
export function SelectedHere({
  initial = [],
  labels,
  isDisabled,
  rows = sampleOrders,
  ...table
}: SelectedHereProps) {
  const [value, onChange] = useState(initial);
  return <Table {...table} rows={rows} selection={{ value, onChange, labels, isDisabled }} />;
}

interface SortedHereProps extends Omit<TableProps<SampleOrder>, "sorting"> {
  /** The order on arrival. */
  initial?: TableSort | null;
  locale: string;
}

/** Sample for stories: a list that is whole in the browser, and so is sorted there. */
export function SortedHere({
  initial = null,
  locale,
  rows = sampleOrders,
  ...table
}: SortedHereProps) {
  const [value, onChange] = useState(initial);
  const sorted = useMemo(() => {
    const by = value && sortKeys[value.column];
    return by ? sortRows(rows, { by, direction: value.direction, locale }) : rows;
  }, [rows, value, locale]);
  return <Table {...table} rows={sorted} sorting={{ value, onChange }} />;
}
