import { byteStream } from "./byte-stream.ts";
import { inPieces } from "./pieces.ts";
import type { Sheet } from "./sheet.ts";
import { shownValue } from "./value.ts";

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** What French spreadsheets part cells by, whose commas are decimal. */
const SEPARATOR = ";";

/** A sheet as text, as French spreadsheets read it. */
export function writeCsv(sheet: Sheet): ReadableStream<Uint8Array> {
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
