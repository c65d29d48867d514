import type { SheetFormat } from "@parution/contract/exports";
import { byteStream } from "../../platform/http/streamed-file.ts";
import { inPieces, type Sheet, shownValue } from "./sheet.ts";
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

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Separator of cells for French spreadsheets, whose decimal mark is the comma. */
const SEPARATOR = ";";

/** A sheet as text, as French spreadsheets read it. */
function writeCsv(sheet: Sheet): ReadableStream<Uint8Array> {
  return byteStream(inPieces(linesOf(sheet)));
}

async function* linesOf({ columns, rows, zone }: Sheet): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(({ header }) => header));
  for await (const row of rows) {
    yield lineOf(
      columns.map((column, index) => {
        const shown = shownValue(row[index] ?? null, column, zone);
        return column.kind === "text" ? withoutFormula(shown) : shown;
      }),
    );
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(SEPARATOR)}\r\n`;
}

/** Signs of a formula, the full-width ones of East Asian keyboards too, behind spaces and signs that are not seen. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r|＝＋－＠｜]/u;

/** A spreadsheet takes a text that begins like a formula for one; an apostrophe before it keeps it a text. */
function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
