import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

/** Direction in which a column is sorted, in the words of `aria-sort`. */
export type SortDirection = "ascending" | "descending";

/** The order that rows are in. */
export interface TableSort {
  /** The id of a column. */
  column: string;
  direction: SortDirection;
}

/** Sort order, controlled by the application, since its server may sort. */
export interface TableSorting {
  /** The order on show; `null` while no order is chosen. */
  value: TableSort | null;
  /** A reader asks for another order. */
  onChange: (next: TableSort) => void;
}

/** Labels of a sortable column: a sentence for each order, announced when it changes. */
export interface ColumnSort extends Record<SortDirection, string> {
  /** The order that the first press gives: `descending` suits dates and amounts. */
  first?: SortDirection | undefined;
}

/** One column. */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Title of the column. */
  header: ReactNode;
  /** Content of a cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: "start" | "end" | undefined;
  /** True where the column's cells name their rows for screen readers: one column at most. */
  rowHeader?: boolean | undefined;
  /** Lets readers sort by it, where the table has `sorting`. */
  sort?: ColumnSort | undefined;
  /** Share of the width that the column takes in a `long` table, 1 by default. Other tables ask their content. */
  width?: number | undefined;
}

/** Key of a row, as `rowKey` gives it. */
export type RowKey = string | number;

/** Selected rows, controlled by the application, which shows what can be done with them. */
export interface TableSelection<Row> {
  /** Keys of the selected rows; those of rows that are not shown are kept. */
  value: readonly RowKey[];
  /** A reader selects or deselects rows: all keys that are selected now. */
  onChange: (value: readonly RowKey[]) => void;
  /** Words of the selection. */
  labels: {
    /** Name of the box that selects all rows shown: «Select all ads». */
    all: string;
    /** Name of a row's box: «Select AL-4120». */
    row: (row: Row) => string;
  };
  /** True for a row that cannot be selected. */
  isDisabled?: ((row: Row) => boolean) | undefined;
}

export interface TableProps<Row> extends RootProps<"div"> {
  /** Name of the table. */
  caption: ReactNode;
  /** Hides the caption visually: for a table under a heading of the same text. */
  hideCaption?: boolean;
  /** The columns, in reading order. Rows that stay are not rendered again while this is the same array. */
  columns: readonly TableColumn<Row>[];
  /** The rows, already in the order of `sorting`: the table itself moves nothing. */
  rows: readonly Row[];
  /** A key that stays with the row. */
  rowKey: (row: Row) => RowKey;
  /** Actions at the end of a row, and the header of their column. */
  actions?: { header: string; cell: (row: Row) => ReactNode } | undefined;
  /** Lets readers sort by the columns that have `sort`. */
  sorting?: TableSorting | undefined;
  /** Lets readers select rows, by a box at the beginning of each. */
  selection?: TableSelection<Row> | undefined;
  /**
   * True for hundreds of rows: columns take the widths that they are given, so that a row out of
   * sight costs neither layout nor paint. It stays in the page for readers, search and print.
   */
  long?: boolean | undefined;
  /** Pending state, announced, with the size of the rows. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
  /** Number of placeholder rows before the first answer; 5 by default. */
  expectedRows?: number;
  /** Shown in place of rows where there are none. */
  empty: ReactNode;
}
