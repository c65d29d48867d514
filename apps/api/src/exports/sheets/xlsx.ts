import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { byteStream } from "./byte-stream.ts";
import { inPieces } from "./pieces.ts";
import type { Cell, Column, Sheet } from "./sheet.ts";
import { keptValue, type Value } from "./value.ts";
import {
  FIXED_PARTS,
  HEADER_STYLE,
  properties,
  STYLE_OF,
  workbook,
  xmlText,
} from "./xlsx-parts.ts";

/** A sheet as Office Open XML, zipped while its rows come. */
export const writeXlsx = (sheet: Sheet): ReadableStream<Uint8Array> => byteStream(zipped(sheet));

async function* zipped(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const options = { mtime: new Date(sheet.madeAt) };
  const parts = { ...FIXED_PARTS, ...workbook(sheet), ...properties(sheet) };
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), path, options);
  const rows = Readable.from(inPieces(sheetXml(sheet)), { objectMode: false });
  zip.addReadStream(rows, "xl/worksheets/sheet1.xml", options);
  zip.end();
  const output = new PassThrough();
  // The zip hears of neither: a failure of the rows would otherwise be nobody's, and end the process.
  const breakOff = (error: Error) => output.destroy(error);
  rows.on("error", breakOff);
  zip.on("error", breakOff);
  zip.outputStream.pipe(output);
  try {
    yield* output;
  } finally {
    rows.destroy();
  }
}

async function* sheetXml({ language, columns, rows, zone }: Sheet): AsyncGenerator<string> {
  const direction = language === "ar" ? ' rightToLeft="1"' : "";
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"${direction}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  for (const [index, { width }] of columns.entries()) {
    yield `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  }
  yield "</cols><sheetData><row>";
  for (const { header } of columns) yield cellXml(header, HEADER_STYLE);
  yield "</row>";
  for await (const row of rows) {
    yield `<row>${columns.map((column, index) => cellOf(row[index] ?? null, column, zone)).join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function cellOf(cell: Cell, column: Column, zone: string): string {
  const value = keptValue(cell, column, zone);
  return value === null ? "<c/>" : cellXml(value, STYLE_OF[column.kind]);
}

function cellXml(value: Value, style: number): string {
  if (typeof value === "number") return `<c s="${style}"><v>${value}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}
