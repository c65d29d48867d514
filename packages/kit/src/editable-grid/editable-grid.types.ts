import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

/** Key of a row, as `rowKey` gives it. */
export type GridRowKey = string | number;

/** One column. */
export interface GridColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Title of the column. */
  header: string;
  /** Text of a cell, as it is edited. */
  text: (row: Row) => string;
  /** True for a column that is only read. */
  readOnly?: boolean | undefined;
  /** True for the first column, where it names the row: it stays in sight when the others are scrolled. */
  sticky?: boolean | undefined;
  /** `end` for figures. */
  align?: "start" | "end" | undefined;
  /** Language of its texts (BCP 47); their direction is their own. */
  language?: string | undefined;
  /** Keyboard of a phone while a cell is edited; letters by default. */
  inputMode?: "text" | "numeric" | "decimal" | undefined;
  /** Share of the width that the column takes; 1 by default. */
  width?: number | undefined;
}

/** Another text of one cell. */
export interface CellEdit {
  row: GridRowKey;
  column: string;
  text: string;
}

export interface EditableGridLabels {
  /** Instructions for editing, read out with the grid: «Enter edits a cell, Escape leaves it as it was». */
  help: string;
  /** Name of the input of a cell that is edited. */
  edit: (column: string) => string;
  /** Announced after a paste: «12 cells changed». */
  pasted: (count: number) => string;
  /** Number of faults, above the grid: «3 cells to correct». */
  faults: (count: number) => string;
  /** Stands where there are no rows. */
  empty: string;
}

export interface EditableGridProps<Row> extends RootProps<"div"> {
  /** Name of the grid. */
  caption: ReactNode;
  /** The columns, in reading order. */
  columns: readonly GridColumn<Row>[];
  /** The rows, in reading order; thousands may come. */
  rows: readonly Row[];
  /** A key that stays with the row. */
  rowKey: (row: Row) => GridRowKey;
  /** Texts of cells that the reader changes: one at a time, or all of a paste. */
  onEdit: (edits: readonly CellEdit[]) => void;
  /** Pasted rows that find no row any more, from the column of the paste on. Left out, they are dropped. */
  onAdd?: ((rows: readonly (readonly string[])[], column: string) => void) | undefined;
  /** Message of a cell that is not right; `undefined` for one that is. */
  faultOf?: ((row: Row, column: string) => string | undefined) | undefined;
  /** Counts submissions: each further one focuses the first cell that `faultOf` has a message for. */
  submission?: number | undefined;
  /** Words that the component says itself. */
  labels: EditableGridLabels;
}

/** Place of a cell: numbers of its row and its column. */
export interface CellPlace {
  row: number;
  column: number;
}
