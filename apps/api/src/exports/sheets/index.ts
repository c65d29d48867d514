export type { Cell, CellKind, Column, Row, Sheet } from "./sheet.ts";
export { mostRowsOf, writeSheet } from "./write.ts";
