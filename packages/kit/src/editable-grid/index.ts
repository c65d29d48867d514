export { EditableGrid } from "./editable-grid.tsx";
export type {
  CellEdit,
  EditableGridLabels,
  EditableGridProps,
  GridColumn,
  GridRowKey,
} from "./editable-grid.types.ts";
export { MAX_PASTED_ROWS, pastedRows } from "./pasted-rows.ts";
