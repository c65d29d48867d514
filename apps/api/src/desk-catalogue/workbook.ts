import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { byteStream } from "../platform/http/streamed-file.ts";

/** A sheet to write: its header, then rows of texts and numbers. */
export interface BookSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Several sheets as Office Open XML; a row's cells are texts, but for its numbers. */
export const writeBook = (sheets: readonly BookSheet[]): ReadableStream<Uint8Array> =>
  byteStream(zipped(sheets));

async function* zipped(sheets: readonly BookSheet[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(frame(sheets))) zip.addBuffer(Buffer.from(xml), path);
  for (const [index, sheet] of sheets.entries()) {
    const xml = Readable.from(sheetXml(sheet), { objectMode: false });
    zip.addReadStream(xml, `xl/worksheets/sheet${index + 1}.xml`);
  }
  zip.end();
  const output = new PassThrough();
  // The zip reports no failure of its own; an unhandled one would end the process.
  zip.on("error", (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  yield* output;
}

/** Rows written at a time. */
const BATCH = 500;

function* sheetXml({ header, rows }: BookSheet): Generator<string> {
  const rowXml = (cells: readonly (string | number | null)[], style: number) =>
    `<row>${cells.map((cell) => cellXml(cell, style)).join("")}</row>`;
  yield `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${header.length}" width="24" customWidth="1"/></cols><sheetData>${rowXml(header, 1)}`;
  for (let at = 0; at < rows.length; at += BATCH) {
    yield rows
      .slice(at, at + BATCH)
      .map((row) => rowXml(row, 0))
      .join("");
  }
  yield "</sheetData></worksheet>";
}

function cellXml(cell: string | number | null, style: number): string {
  if (cell === null || cell === "") return "<c/>";
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return `<c s="${style === 0 ? 2 : style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** Text between tags; an underscore that would begin an escape of the format's own is escaped itself. */
const xmlText = (text: string) =>
  text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("\r", "&#13;");

/** The parts around the sheets. Texts keep the format of a text when they are edited: «001», «=…». */
function frame(sheets: readonly BookSheet[]): Readonly<Record<string, string>> {
  const each = (xml: (sheet: BookSheet, number: number) => string) =>
    sheets.map((sheet, index) => xml(sheet, index + 1)).join("");
  return {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${each(({ name }, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${SPREADSHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`,
  };
}
