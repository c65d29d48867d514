export { billedText } from "./billed.ts";
export { type PrintRecord, selectPrintRecords } from "./record-queries.ts";
