import { columnTitle, tableTitle, tableTitled } from "@parution/contract/catalogue-names";
import {
  type CatalogueColumn,
  type CatalogueTable,
  type CatalogueTableName,
  type CatalogueValue,
  type CatalogueValues,
  catalogueTable,
} from "@parution/rules/catalogue";
import { addDays, isIsoDate } from "@parution/rules/dates";
import { parseAmount } from "@parution/rules/money";
import type { BookCell } from "./read-sheets.ts";
import type { BookSheet } from "./workbook.ts";

/** Row of a table in a sheet. */
export interface SheetRow {
  /** Id of the sheet's row; null: a new one. */
  readonly id: number | null;
  readonly values: Readonly<Record<string, CatalogueValue>>;
  /** Position of the row in its table; null: a table without order, or behind the others. */
  readonly position: number | null;
  readonly retired: boolean;
}

const ID = "id";
const POSITION = "position";
const RETIRED = "retired";

/** Columns of a table's sheet, in their order, by their names in the program. */
export function headerOf({ columns, ordered, retires }: CatalogueTable): readonly string[] {
  return [
    ID,
    ...columns.map(({ name }) => name),
    ...(ordered === undefined ? [] : [POSITION]),
    ...(retires ? [RETIRED] : []),
  ];
}

/** The sheet of a table. */
export function sheetOf(name: CatalogueTableName, rows: readonly SheetRow[]): BookSheet {
  const table = catalogueTable(name);
  return {
    name: tableTitle(name),
    header: headerOf(table).map(columnTitle),
    rows: rows.map(({ id, values, position, retired }) => [
      id,
      ...table.columns.map((column) => written(column, values[column.name] ?? null)),
      ...(table.ordered === undefined ? [] : [position]),
      ...(table.retires ? [yesNo(retired)] : []),
    ]),
  };
}

const yesNo = (value: boolean) => (value ? "oui" : "non");

function written({ kind }: CatalogueColumn, value: CatalogueValue): string | number | null {
  if (value === null) return null;
  if (typeof value === "boolean") return yesNo(value);
  return kind === "price" ? Number(value) / 100 : value;
}

/** Value of a cell in its column; undefined where it is none of that kind. */
export function readCell(
  { kind }: Pick<CatalogueColumn, "kind">,
  cell: BookCell,
): CatalogueValue | undefined {
  if (cell === null) return kind === "flag" ? false : null;
  if (typeof cell === "object") return undefined;
  switch (kind) {
    case "text":
    case "choice":
      return String(cell);
    case "flag":
      return FLAGS.get(String(cell).trim().toLowerCase());
    case "price":
      return centimes(cell);
    case "day":
      return dayOf(cell);
    default:
      return wholeNumber(cell);
  }
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...["oui", "true", "1", "نعم"].map((text) => [text, true] as const),
  ...["non", "false", "0", "لا", ""].map((text) => [text, false] as const),
]);

function centimes(cell: string | number | boolean): number | undefined {
  if (typeof cell === "number") {
    const value = Math.round(cell * 100);
    return Math.abs(value - cell * 100) < 1e-6 ? value : undefined;
  }
  // A text as French writes amounts, such as «1 250,00»; what has a third decimal is refused.
  const digits = String(cell).trim().replace(THOUSANDS, "");
  return parseAmount(digits.replace(",", ".")) ?? undefined;
}

const THOUSANDS = /(?<=\d)\s(?=\d{3}(?!\d))/gu;

/** Day 0 of spreadsheets, which count a 29 February 1900. */
const DAY_ZERO = "1899-12-30";
const LAST_DAY = 2_900_000;

function dayOf(cell: string | number | boolean): string | undefined {
  if (typeof cell === "number") {
    return Number.isInteger(cell) && cell > 0 && cell < LAST_DAY
      ? addDays(DAY_ZERO, cell)
      : undefined;
  }
  const text = String(cell).trim();
  return isIsoDate(text) ? text : undefined;
}

function wholeNumber(cell: string | number | boolean): number | undefined {
  const value = typeof cell === "string" ? Number(cell.trim() || Number.NaN) : Number(cell);
  return Number.isInteger(value) ? value : undefined;
}

/** Table of a sheet; undefined for a sheet that is none of the catalogue's. */
export const tableNamed = (sheet: string): CatalogueTableName | undefined =>
  tableTitled(sheet.trim().toLowerCase());

export const KEY_COLUMNS = { id: ID, position: POSITION, retired: RETIRED } as const;

/** Values that one row alone may have, by the last of their columns, with the id of the row that has them. */
export function uniqueValues(table: CatalogueTable, existing: readonly SheetRow[]) {
  const last = table.unique?.at(-1);
  const columns = table.columns.filter(
    ({ column, name }) => column === "code" || column === "slug" || name === last,
  );
  return new Map(
    columns.map((column) => [
      column.name,
      new Map(existing.map(({ id, values }) => [heldValue(table, column, values), id])),
    ]),
  );
}

/** Names of the columns with which a unique one is unique, itself included. */
export function keyOf({ columns, ordered, unique }: CatalogueTable, { name }: CatalogueColumn) {
  if (unique !== undefined) return unique;
  const within = typeof ordered === "object" ? ordered.within : null;
  const parent = columns.find(({ column }) => column === within)?.name;
  return parent === undefined ? [name] : [parent, name];
}

/** Value of a unique column, with those of its key. */
export const heldValue = (
  table: CatalogueTable,
  column: CatalogueColumn,
  values: CatalogueValues,
) =>
  keyOf(table, column)
    .map((name) => values[name] ?? "")
    .join("/");
