import type { SheetFormat } from "@parution/contract/exports";
import { writeCsv } from "./csv.ts";
import type { Sheet } from "./sheet.ts";
import { writeXls } from "./xls.ts";
import { writeXlsx } from "./xlsx.ts";

interface Writer {
  readonly write: (sheet: Sheet) => ReadableStream<Uint8Array>;
  /** Rows below the header. */
  readonly mostRows: number;
}

const writers: Readonly<Record<SheetFormat, Writer>> = {
  xlsx: { write: writeXlsx, mostRows: 1_048_575 },
  xls: { write: writeXls, mostRows: 65_535 },
  csv: { write: writeCsv, mostRows: Number.POSITIVE_INFINITY },
};

/** The rows that one sheet of a format has room for, below its header. */
export const mostRowsOf = (format: SheetFormat): number => writers[format].mostRows;

/** The bytes of a sheet's file; they fail as the rows do. */
export const writeSheet = (sheet: Sheet, format: SheetFormat): ReadableStream<Uint8Array> =>
  writers[format].write(sheet);
