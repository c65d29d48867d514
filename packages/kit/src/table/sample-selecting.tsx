import { useState } from "react";
import { type SampleOrder, sampleOrders } from "./sample-orders.ts";
import { Table } from "./table.tsx";
import type { RowKey, TableProps, TableSelection } from "./table.types.ts";

interface SelectedHereProps extends Omit<TableProps<SampleOrder>, "selection"> {
  /** Keys selected on arrival. */
  initial?: readonly RowKey[];
  labels: TableSelection<SampleOrder>["labels"];
  isDisabled?: TableSelection<SampleOrder>["isDisabled"];
}

/** For stories: a list whose selection is held beside it. */
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
