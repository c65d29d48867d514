import { createHash } from "node:crypto";
import type { CallAnswer, Language } from "@parution/contract/call";
import { type importCatalogue, MOST_NAMED } from "@parution/contract/desk-catalogue";
import {
  CATALOGUE_NAMES,
  type CatalogueTable,
  type CatalogueTableName,
  catalogueTable,
  type ReferredRows,
} from "@parution/rules/catalogue";
import type { Transaction } from "kysely";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { conflict, invalid } from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import {
  type Comparison,
  compareSheet,
  doubledSheet,
  type SheetChange,
  type SheetFault,
} from "./compare.ts";
import { readBook } from "./read-book.ts";
import type { ReadSheet } from "./read-sheets.ts";
import { completeSales } from "./sales.ts";
import { storedValue } from "./save.ts";
import { listSheetRows, lockTables, writeSheetRows } from "./sheet-queries.ts";
import { type SheetRow, sheetOf, tableNamed } from "./sheets.ts";
import { bookTexts } from "./texts.ts";
import { writeBook } from "./workbook.ts";

type Deps = Pick<Context, "clock" | "config" | "db">;

/** Result of an import, before or after it is written. */
export interface Import {
  /** Digest of the difference; the call that writes it must name the same one. */
  readonly mark: string;
  readonly applied: boolean;
  readonly rows: number;
  readonly changes: readonly SheetChange[];
  readonly faults: readonly SheetFault[];
}

/** Every table as a sheet of one workbook. */
export async function exportBook({ db, config }: Pick<Deps, "config" | "db">) {
  const sheets = [];
  for (const name of CATALOGUE_NAMES) {
    sheets.push(sheetOf(name, await listSheetRows(db, catalogueTable(name), config.publisherZone)));
  }
  return writeBook(sheets);
}

/**
 * Compares a workbook with the catalogue; with the mark of a shown difference, writes all of it.
 * @throws ProblemError 422 for a file that is no workbook of the catalogue, 409 where there are faults or another difference.
 */
export async function importBook(
  deps: Deps,
  actor: Pick<StaffIdentity, "email">,
  { file, mark }: { readonly file: File; readonly mark?: string | undefined },
): Promise<Import> {
  const answer = await readBook(new Uint8Array(await file.arrayBuffer()));
  if (answer.fault !== undefined)
    throw invalid<typeof importCatalogue>({ file: [bookTexts[answer.fault]] });
  const named = answer.sheets.flatMap((sheet) => {
    const name = tableNamed(sheet.name);
    return name === undefined ? [] : [{ name, sheet }];
  });
  if (named.length === 0) throw invalid<typeof importCatalogue>({ file: [bookTexts.foreign] });
  if (mark === undefined) return { ...summary(await compare(deps, named)), applied: false };
  return transaction(deps.db, async (tx) => {
    await lockTables(
      tx,
      named.map(({ name }) => catalogueTable(name)),
    );
    const compared = await compare({ ...deps, db: tx }, named);
    const found = summary(compared);
    if (found.faults.length > 0) throw conflict("FAULTS", bookTexts.faulty);
    if (found.mark !== mark) throw conflict("CHANGED", bookTexts.changed);
    for (const { table, rows } of compared) await write(tx, deps, catalogueTable(table), rows);
    await completeSales(
      tx,
      deps,
      actor,
      compared.filter(({ rows }) => rows.length > 0).map(({ table }) => table),
    );
    await record(tx, deps, actor, found);
    return { ...found, applied: true };
  });
}

/** Answer about an import: the first changes and faults, and their total numbers. */
export function describeImport(
  { mark, applied, rows, changes, faults }: Import,
  language: Language,
): CallAnswer<typeof importCatalogue> {
  return {
    mark,
    applied,
    rows,
    changed: changes.length,
    changes: [...changes.slice(0, MOST_NAMED)],
    faulty: faults.length,
    faults: faults
      .slice(0, MOST_NAMED)
      .map(({ sheet, cell, messages }) => ({ sheet, cell, message: messages[language] })),
  };
}

interface NamedSheet {
  readonly name: CatalogueTableName;
  readonly sheet: ReadSheet;
}

async function compare(
  { db, config }: Deps,
  named: readonly NamedSheet[],
): Promise<readonly Comparison[]> {
  const existing = new Map<string, readonly SheetRow[]>();
  const rowsOf = async (name: CatalogueTableName) => {
    const rows = await listSheetRows(db, catalogueTable(name), config.publisherZone);
    existing.set(name, rows);
    return rows;
  };
  const tables = new Set<CatalogueTableName>();
  for (const { name } of named) addReferences(name, tables);
  if (tables.has("products")) tables.add("soldHeadings");
  for (const name of tables) await rowsOf(name);
  const values = new Map(
    [...existing].map(([name, rows]) => [name, new Map(rows.map((row) => [row.id, row.values]))]),
  );
  const sold = new Set(
    existing.get("soldHeadings")?.map((row) => `${row.values.supportId}/${row.values.headingId}`),
  );
  const referred: ReferredRows = {
    row: (table, id) => values.get(table)?.get(id),
    sells: (supportId, headingId) => sold.has(`${supportId}/${headingId}`),
  };
  return named.map(({ name, sheet }, place) =>
    named.findIndex((other) => other.name === name) < place
      ? doubledSheet(name)
      : compareSheet(name, sheet, existing.get(name) ?? [], referred),
  );
}

/** Adds a table, those that it refers to, and those that they refer to. */
function addReferences(name: CatalogueTableName, tables: Set<CatalogueTableName>): void {
  if (tables.has(name)) return;
  tables.add(name);
  for (const { of } of catalogueTable(name).columns) {
    if (of !== undefined) addReferences(of as CatalogueTableName, tables); // one of the same list
  }
}

function summary(compared: readonly Comparison[]): Omit<Import, "applied"> {
  const changes = compared.flatMap((one) => one.changes);
  return {
    mark: createHash("sha256").update(JSON.stringify(changes)).digest("hex"),
    rows: compared.reduce((sum, { rows }) => sum + rows.length, 0),
    changes,
    faults: compared.flatMap(({ faults }) => faults),
  };
}

async function write(
  tx: Transaction<Database>,
  { clock, config }: Deps,
  table: CatalogueTable,
  rows: readonly SheetRow[],
): Promise<void> {
  const at = new Date(clock.now());
  const stored = rows.map((row) => ({
    ...(row.id === null ? table.defaults : { id: row.id }),
    ...Object.fromEntries(
      table.columns.map((column) => [
        column.column,
        storedValue(column, row.values[column.name] ?? null, config.publisherZone),
      ]),
    ),
    ...(table.ordered === undefined ? {} : { position: row.position ?? 0 }),
    ...(table.retires ? { retired_at: row.retired ? at : null } : {}),
  }));
  await writeSheetRows(tx, table, stored);
}

/** Values named in the trail's entry. */
const NAMED = 200;

async function record(
  tx: Transaction<Database>,
  { clock }: Deps,
  { email }: Pick<StaffIdentity, "email">,
  { mark, rows, changes }: Omit<Import, "applied">,
): Promise<void> {
  const facts = (side: "before" | "after"): Facts =>
    Object.fromEntries(
      changes
        .slice(0, NAMED)
        .map((change) => [`${change.table} ${change.id ?? "+"} ${change.column}`, change[side]]),
    );
  const entry = { operator: email, command: "catalogue-import", subject: mark.slice(0, 16) };
  await appendToTrail(tx, {
    at: new Date(clock.now()),
    ...entry,
    reason: null,
    before: facts("before"),
    after: { ...facts("after"), rows },
  });
}
