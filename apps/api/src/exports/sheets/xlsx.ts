import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { byteStream } from "../../platform/http/streamed-file.ts";
import {
  type Cell,
  type CellKind,
  type Column,
  inPieces,
  keptValue,
  NUMBER_FORMATS,
  type Sheet,
  type Value,
} from "./sheet.ts";

/** A sheet as Office Open XML, zipped while its rows come. */
export const writeXlsx = (sheet: Sheet): ReadableStream<Uint8Array> => writeXlsxBook([sheet]);

/**
 * Several sheets as one book, zipped while their rows come. The last sheet is written first: rows of those before it may be sums
 * of its own.
 */
export const writeXlsxBook = (sheets: readonly [Sheet, ...Sheet[]]): ReadableStream<Uint8Array> =>
  byteStream(zipped(sheets));

async function* zipped(sheets: readonly [Sheet, ...Sheet[]]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const [first] = sheets;
  const options = { mtime: new Date(first.madeAt) };
  const parts = { ...fixedParts(sheets.length), ...workbook(sheets), ...properties(first) };
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), path, options);
  const output = new PassThrough();
  // The zip reports neither; an unhandled failure of the rows would end the process.
  const breakOff = (error: Error) => output.destroy(error);
  const written = sheets.map((sheet, place) => {
    const rows = Readable.from(inPieces(sheetXml(sheet)), { objectMode: false });
    return { path: `xl/worksheets/sheet${place + 1}.xml`, rows: rows.on("error", breakOff) };
  });
  for (const { path, rows } of written.toReversed()) zip.addReadStream(rows, path, options);
  zip.end();
  zip.on("error", breakOff);
  zip.outputStream.pipe(output);
  try {
    yield* output;
  } finally {
    for (const { rows } of written) rows.destroy();
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

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The formats of a workbook in the order of their styles; the header's comes before them. */
const KINDS: readonly CellKind[] = ["text", "count", "amount", "day", "instant"];

const HEADER_STYLE = 1;

/** The style of each kind of cell. */
const STYLE_OF: Readonly<Record<CellKind, number>> = {
  text: 2,
  count: 3,
  amount: 4,
  day: 5,
  instant: 6,
};

/** Numbers that formats of one's own begin at. */
const FIRST_FORMAT = 164;

/** `quotePrefix`: a text stays one when it is edited, with any first character. */
const cellStyles = KINDS.map((kind, index) => {
  const prefix = kind === "text" ? ' quotePrefix="1"' : "";
  return `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${prefix}/>`;
}).join("");

const formats = KINDS.map(
  (kind, index) =>
    `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${NUMBER_FORMATS[kind]}"/>`,
).join("");

/** XML of each sheet, by its number from 1. */
const each = (count: number, xml: (number: number) => string) =>
  Array.from({ length: count }, (_, place) => xml(place + 1)).join("");

/** The parts of a workbook beside its sheets, by path. */
const fixedParts = (count: number): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${each(count, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
  "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each(count, (number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${HEAD}<styleSheet xmlns="${SPREADSHEET}"><numFmts count="${KINDS.length}">${formats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${KINDS.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${cellStyles}</cellXfs></styleSheet>`,
});

/** The part that names the sheets. */
const workbook = (sheets: readonly Pick<Sheet, "title">[]) => ({
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ title }, place) => `<sheet name="${xmlText(sheetName(title))}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join("")}</sheets></workbook>`,
});

/** The part that declares the type of the document. */
const properties = ({ title, language, madeAt }: Pick<Sheet, "title" | "language" | "madeAt">) => ({
  "docProps/core.xml": `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:language>${language}</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${new Date(madeAt).toISOString()}</dcterms:created></cp:coreProperties>`,
});

/** A title as the tab of a sheet may be called. */
export const sheetName = (title: string) => title.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31);

/** Text between tags. An underscore that would begin an escape of the format's own is escaped itself. */
function xmlText(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll("\r", "&#13;");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
