export { describeImport, exportBook, type Import, importBook } from "./import.ts";
