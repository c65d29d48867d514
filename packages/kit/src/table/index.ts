export { type SortKey, type SortOptions, sortRows } from "./sort-rows.ts";
export { Table } from "./table.tsx";
export type {
  ColumnSort,
  SortDirection,
  TableColumn,
  TableProps,
  TableSort,
  TableSorting,
} from "./table.types.ts";
