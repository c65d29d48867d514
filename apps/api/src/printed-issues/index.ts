export { type PrintRecord, selectPrintRecords } from "./record-queries.ts";
