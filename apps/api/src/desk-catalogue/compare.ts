import { columnTitle, columnTitled, tableTitle } from "@parution/contract/catalogue-names";
import {
  type CatalogueColumn,
  type CatalogueTable,
  type CatalogueTableName,
  type CatalogueValue,
  type CatalogueValues,
  catalogueTable,
  cellFault,
  MOST_QUESTIONS,
  type ReferredRows,
  rowFault,
} from "@parution/rules/catalogue";
import type { Messages } from "../platform/http/problems.ts";
import type { BookCell, ReadSheet } from "./read-sheets.ts";
import {
  headerOf,
  heldValue,
  KEY_COLUMNS,
  keyOf,
  readCell,
  type SheetRow,
  uniqueValues,
} from "./sheets.ts";
import { cellTexts, rowTexts, sheetTexts, texts } from "./texts.ts";

/** Fault of a sheet at its cell. */
export interface SheetFault {
  readonly sheet: string;
  /** «B7». */
  readonly cell: string;
  readonly messages: Messages;
}

/** A value that an import writes. */
export interface SheetChange {
  readonly table: CatalogueTableName;
  /** Id of the compared row; null: a new row. */
  readonly id: number | null;
  readonly column: string;
  readonly before: CatalogueValue;
  readonly after: CatalogueValue;
}

/** Comparison of a sheet with its table. */
export interface Comparison {
  readonly table: CatalogueTableName;
  /** New and changed rows, whole. */
  readonly rows: readonly SheetRow[];
  readonly changes: readonly SheetChange[];
  readonly faults: readonly SheetFault[];
}

/**
 * Compares a sheet with its table. Rows that the sheet does not have stay as they are.
 * @param referred rows of the tables that it refers to.
 */
export function compareSheet(
  name: CatalogueTableName,
  sheet: ReadSheet,
  existing: readonly SheetRow[],
  referred: ReferredRows,
): Comparison {
  const reader = new SheetReader(name, sheet, existing, referred);
  return { table: name, ...reader.read() };
}

/** Comparison of a second sheet of the same table, which is not read. */
export const doubledSheet = (table: CatalogueTableName): Comparison => ({
  table,
  rows: [],
  changes: [],
  faults: [{ sheet: tableTitle(table), cell: cellName(0, 1), messages: sheetTexts.doubledSheet }],
});

const cellName = (column: number, row: number) => `${letters(column)}${row}`;

const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

class SheetReader {
  readonly #name: CatalogueTableName;
  readonly #sheet: ReadSheet;
  readonly #referred: ReferredRows;
  readonly #table: CatalogueTable;
  readonly #byId: ReadonlyMap<number, SheetRow>;
  readonly #faults: SheetFault[] = [];
  readonly #changes: SheetChange[] = [];
  readonly #rows: SheetRow[] = [];
  readonly #seen = new Set<number>();
  readonly #places: ReadonlyMap<string, number>;
  readonly #unique: ReadonlyMap<string, Map<string, number | null>>;
  #last: number;

  constructor(
    name: CatalogueTableName,
    sheet: ReadSheet,
    existing: readonly SheetRow[],
    referred: ReferredRows,
  ) {
    this.#name = name;
    this.#sheet = sheet;
    this.#referred = referred;
    this.#table = catalogueTable(name);
    this.#byId = new Map(existing.map((row) => [row.id ?? 0, row]));
    this.#places = this.#readHeader();
    this.#unique = uniqueValues(this.#table, existing);
    this.#last = existing.reduce((last, { position }) => Math.max(last, position ?? 0), 0);
  }

  read() {
    const lacks = headerOf(this.#table).some((column) => !this.#places.has(column));
    if (!lacks)
      for (const { number, cells } of this.#sheet.rows.slice(1)) this.#readRow(number, cells);
    if (this.#table.sql === "options") this.#checkQuestions();
    return { rows: this.#rows, changes: this.#changes, faults: this.#faults };
  }

  #fault(column: number, row: number, messages: Messages): void {
    this.#faults.push({ sheet: tableTitle(this.#name), cell: cellName(column, row), messages });
  }

  #readHeader(): ReadonlyMap<string, number> {
    const expected = headerOf(this.#table);
    const [head] = this.#sheet.rows;
    const places = new Map<string, number>();
    for (const [place, cell] of (head?.cells ?? []).entries()) {
      if (cell === null) continue;
      const column = columnTitled(String(cell).trim().toLowerCase());
      if (column === undefined || !expected.includes(column))
        this.#fault(place, head?.number ?? 1, sheetTexts.unknownColumn);
      else if (places.has(column)) this.#fault(place, head?.number ?? 1, sheetTexts.doubledColumn);
      else places.set(column, place);
    }
    for (const column of expected) {
      if (!places.has(column)) this.#fault(0, 1, sheetTexts.missingColumn(columnTitle(column)));
    }
    return places;
  }

  #readRow(number: number, cells: readonly BookCell[]): void {
    const before = this.#faults.length;
    const at = (column: string) => this.#places.get(column) ?? 0;
    const cell = (column: string) => cells[at(column)] ?? null;
    const fault = (column: string, messages: Messages) => this.#fault(at(column), number, messages);
    const id = this.#readId(cell(KEY_COLUMNS.id), (messages) => fault(KEY_COLUMNS.id, messages));
    const old = typeof id === "number" ? this.#byId.get(id) : undefined;
    const values: Record<string, CatalogueValue> = {};
    const faulty = new Set<string>();
    for (const column of this.#table.columns) {
      const here = (messages: Messages) => {
        faulty.add(column.name);
        fault(column.name, messages);
      };
      values[column.name] = this.#readValue(column, cell(column.name), old, here);
      // A value at fault is no one's: two of them are not the same. Neither is that of a row without a number: it may be its own.
      if (id !== undefined && !keyOf(this.#table, column).some((name) => faulty.has(name)))
        this.#checkUnique(column, values, id, here);
    }
    const position = this.#readPosition(cell(KEY_COLUMNS.position), (messages) =>
      fault(KEY_COLUMNS.position, messages),
    );
    const retired = this.#readRetired(cell(KEY_COLUMNS.retired), (messages) =>
      fault(KEY_COLUMNS.retired, messages),
    );
    const ofId = id === undefined ? 1 : 0;
    if (this.#faults.length > before + ofId) return;
    const found = rowFault(this.#name, values, this.#referred);
    if (found !== null) fault(found.column, rowTexts[found.fault]);
    else if (id !== undefined) this.#compare({ id, values, position, retired }, old);
  }

  /** Number of a row, null for a new one; undefined: it is at fault, and the row's other cells are checked beside it. */
  #readId(cell: BookCell, fault: (messages: Messages) => void): number | null | undefined {
    if (cell === null || cell === "") {
      if (this.#table.creates) return null;
      fault(sheetTexts.createdElsewhere);
      return undefined;
    }
    const id = readCell({ kind: "count" }, cell);
    if (typeof id !== "number" || !this.#byId.has(id)) {
      fault(isFormula(cell) ? sheetTexts.formula : sheetTexts.unknownId);
      return undefined;
    }
    if (this.#seen.has(id)) {
      fault(sheetTexts.doubledId);
      return undefined;
    }
    this.#seen.add(id);
    return id;
  }

  #readValue(
    column: CatalogueColumn,
    cell: BookCell,
    old: SheetRow | undefined,
    fault: (messages: Messages) => void,
  ): CatalogueValue {
    if (isFormula(cell)) {
      fault(sheetTexts.formula);
      return null;
    }
    const value = readCell(column, cell);
    const found = value === undefined ? "type" : cellFault(column, value);
    if (found !== null || value === undefined) {
      fault(cellTexts(found ?? "type", column));
      return null;
    }
    if (column.kind === "reference" && value !== null) {
      const table = column.of as CatalogueTableName; // each column names a table of the same list
      if (this.#referred.row(table, Number(value)) === undefined) {
        fault(sheetTexts.unknownId);
        return null;
      }
    }
    const same = sameValue(old?.values[column.name] ?? null, value);
    if (old !== undefined && column.fixed && !same)
      fault(column.kind === "price" ? sheetTexts.fixedPrice : sheetTexts.fixed);
    return value;
  }

  #checkUnique(
    column: CatalogueColumn,
    values: CatalogueValues,
    id: number | null,
    fault: (messages: Messages) => void,
  ): void {
    const holders = this.#unique.get(column.name);
    const isEmpty = (values[column.name] ?? null) === null;
    if (holders === undefined || (isEmpty && this.#table.unique === undefined)) return;
    const value = heldValue(this.#table, column, values);
    const holder = holders.get(value);
    if (holder !== undefined && (holder === null || holder !== id)) fault(sheetTexts.doubledValue);
    else holders.set(value, id);
  }

  #readPosition(cell: BookCell, fault: (messages: Messages) => void): number | null {
    if (this.#table.ordered === undefined || cell === null) return null;
    const position = readCell({ kind: "count" }, cell);
    if (typeof position === "number" && position >= 0 && position <= 32_000) return position;
    fault(isFormula(cell) ? sheetTexts.formula : sheetTexts.position);
    return null;
  }

  #readRetired(cell: BookCell, fault: (messages: Messages) => void): boolean {
    if (!this.#table.retires) return false;
    const retired = readCell({ kind: "flag" }, cell);
    if (typeof retired !== "boolean") fault(isFormula(cell) ? sheetTexts.formula : sheetTexts.flag);
    return retired === true;
  }

  /** Limits the questions of a heading, including those that the sheet leaves out. */
  #checkQuestions(): void {
    const written = new Map(this.#rows.map((row) => [row.id, row]));
    const all = [
      ...[...this.#byId.values()].map((row) => written.get(row.id) ?? row),
      ...this.#rows.filter(({ id }) => id === null),
    ];
    const questionsByHeading = Map.groupBy(
      all.filter(({ retired }) => !retired),
      ({ values }) => values.headingId,
    );
    const tooMany = [...questionsByHeading.values()].some((rows) => rows.length > MOST_QUESTIONS);
    if (tooMany) this.#fault(0, 1, texts.questions);
  }

  #behindAll(): number | null {
    if (this.#table.ordered === undefined) return null;
    this.#last += 1;
    return this.#last;
  }

  #compare(row: SheetRow, old: SheetRow | undefined): void {
    const facts = ({ values, position, retired }: SheetRow) => ({
      ...values,
      ...(this.#table.ordered === undefined ? {} : { [KEY_COLUMNS.position]: position }),
      ...(this.#table.retires ? { [KEY_COLUMNS.retired]: retired } : {}),
    });
    // A row without a place keeps its own; a new one comes last.
    const kept = { ...row, position: row.position ?? old?.position ?? this.#behindAll() };
    const before: Readonly<Record<string, CatalogueValue>> = old === undefined ? {} : facts(old);
    const changes = Object.entries(facts(kept)).flatMap(([column, after]) =>
      old !== undefined && sameValue(before[column] ?? null, after)
        ? []
        : [{ table: this.#name, id: row.id, column, before: before[column] ?? null, after }],
    );
    if (changes.length === 0) return;
    this.#rows.push(kept);
    this.#changes.push(...changes);
  }
}

const isFormula = (cell: BookCell) => typeof cell === "object" && cell !== null;

/** Compares values; an empty text equals null in a sheet. */
const sameValue = (one: CatalogueValue, other: CatalogueValue) =>
  (one === "" ? null : one) === (other === "" ? null : other);
