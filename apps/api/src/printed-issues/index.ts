export { billedText } from "./billed.ts";
export { isCurrentText, type PrintRecord, selectPrintRecords } from "./record-queries.ts";
