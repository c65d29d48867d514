import { useMemo, useState } from "react";
import { type SampleOrder, sampleOrders, sortKeys } from "./sample-orders.ts";
import { sortRows } from "./sort-rows.ts";
import { Table } from "./table.tsx";
import type { TableProps, TableSort } from "./table.types.ts";

interface SortedHereProps extends Omit<TableProps<SampleOrder>, "sorting"> {
  /** The order on arrival. */
  initial?: TableSort | null;
  locale: string;
}

/** For stories: a list that is whole in the browser, and so is sorted there. */
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
