import { elementsOf, withoutElements } from "./elements.ts";
import { BookError, openZip } from "./zip.ts";

/** Value of a cell; a formula is no value. */
export type BookCell = string | number | boolean | null | { readonly formula: true };

export interface ReadSheet {
  readonly name: string;
  /** Rows that are written, each with its number and its cells by column from 0. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly BookCell[] }[];
}

/** Rows of all sheets together. */
const MOST_ROWS = 60_000;
/** Most columns that are read. */
const MOST_COLUMNS = 64;
const MOST_SHEETS = 50;

/**
 * Sheets of a workbook.
 * @throws BookError for another program's file, or one beyond the limits.
 */
export function readSheets(file: Uint8Array): readonly ReadSheet[] {
  const part = openZip(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const book = part("xl/workbook.xml");
  if (book === null) throw new BookError("other-format");
  const targets = targetsOf(part("xl/_rels/workbook.xml.rels") ?? "");
  const strings = stringsOf(part("xl/sharedStrings.xml") ?? "");
  const named = [...elementsOf(book, "sheet")].slice(0, MOST_SHEETS);
  let rows = 0;
  return named.flatMap(({ attributes }) => {
    const name = decode(attribute(attributes, "name") ?? "");
    const target = targets.get(attribute(attributes, "id") ?? "");
    const xml = target === undefined ? null : part(target);
    if (xml === null) return [];
    const read = rowsOf(xml, strings, MOST_ROWS - rows);
    rows += read.length;
    return [{ name, rows: read }];
  });
}

/** Value of an attribute, with or without a prefix. */
const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|[\\s:])${name}="([^"]*)"`).exec(attributes)?.[1];

function targetsOf(relations: string): ReadonlyMap<string, string> {
  return new Map(
    [...elementsOf(relations, "Relationship")].map(({ attributes }) => {
      const target = attribute(attributes, "Target") ?? "";
      const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
      return [attribute(attributes, "Id") ?? "", path];
    }),
  );
}

const stringsOf = (xml: string): readonly string[] =>
  [...elementsOf(xml, "si")].map(({ content }) => textOf(content));

/** Text of a rich string; phonetic readings are left out. */
const textOf = (xml: string) =>
  [...elementsOf(withoutElements(xml, "rPh"), "t")].map(({ content }) => decode(content)).join("");

function rowsOf(xml: string, strings: readonly string[], most: number): ReadSheet["rows"] {
  const rows: { number: number; cells: readonly BookCell[] }[] = [];
  let number = 0;
  for (const { attributes, content } of elementsOf(xml, "row")) {
    number = Number(attribute(attributes, "r") ?? number + 1);
    const cells = cellsOf(content, strings);
    if (cells.every((cell) => cell === null)) continue;
    if (rows.length === most) throw new BookError("too-many-rows");
    rows.push({ number, cells });
  }
  return rows;
}

function cellsOf(xml: string, strings: readonly string[]): readonly BookCell[] {
  const cells: BookCell[] = [];
  let column = -1;
  for (const { attributes, content } of elementsOf(xml, "c")) {
    const name = attribute(attributes, "r");
    column = name === undefined ? column + 1 : columnOf(name);
    if (column >= MOST_COLUMNS) break;
    while (cells.length <= column) cells.push(null);
    cells[column] = cellValue(attribute(attributes, "t"), content, strings);
  }
  return cells;
}

function cellValue(
  type: string | undefined,
  content: string,
  strings: readonly string[],
): BookCell {
  if (/<(?:\w+:)?f[\s/>]/.test(content)) return { formula: true };
  if (type === "inlineStr") return textOf(content) || null;
  const [value] = elementsOf(content, "v");
  if (value === undefined) return null;
  const text = decode(value.content);
  if (type === "s") return strings[Number(text)] ?? null;
  if (type === "b") return text === "1";
  if (type === "str" || type === "e" || type === "d") return text;
  return text === "" ? null : Number(text);
}

/** Column of a cell's name from 0: «B7» is 1. */
function columnOf(name: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(name)?.[0] ?? "A") {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function decode(xml: string): string {
  return xml
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
