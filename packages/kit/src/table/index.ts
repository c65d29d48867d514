export { type SortKey, type SortOptions, sortRows } from "./sort-rows.ts";
export { Table } from "./table.tsx";
export type {
  ColumnSort,
  RowKey,
  SortDirection,
  TableColumn,
  TableProps,
  TableSelection,
  TableSort,
  TableSorting,
} from "./table.types.ts";
