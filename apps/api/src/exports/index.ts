export { type ExportedTable, exportBook, exportSheet } from "./export.ts";
export type { Column, Row } from "./sheets/sheet.ts";
