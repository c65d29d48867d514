import type { saveCatalogueRow } from "@parution/contract/desk-catalogue";
import {
  type CatalogueColumn,
  type CatalogueTable,
  type CatalogueTableName,
  type CatalogueValue,
  type CatalogueValues,
  catalogueTable,
  cellFault,
  MOST_QUESTIONS,
  rowFault,
} from "@parution/rules/catalogue";
import { type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { sql, type Transaction } from "kysely";
import { DatabaseError } from "pg";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import {
  conflict,
  type FieldMessages,
  invalid,
  type Messages,
  notFound,
  ProblemError,
} from "../platform/http/problems.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import { referred } from "./label-queries.ts";
import { insertRow, listLabels, lockRow, updateRow, type Written } from "./queries.ts";
import { completeSales, readReferred } from "./sales.ts";
import { cellTexts, changedTexts, rowTexts, texts } from "./texts.ts";

export type Deps = Pick<Context, "clock" | "config" | "db">;
export type Actor = Pick<StaffIdentity, "email">;

/** A row of one table. */
export interface RowPlace {
  readonly table: CatalogueTableName;
  readonly id: number;
}

/**
 * Inserts or changes a row; fixed columns keep their value.
 * @throws ProblemError 404 for an unknown row, 422 naming every wrong column, 409 for a row that is made elsewhere, or naming every
 * column that another user changed since it was seen.
 */
export function saveRow(
  deps: Deps,
  actor: Actor,
  request: {
    readonly table: CatalogueTableName;
    readonly id?: number | undefined;
    readonly values: CatalogueValues;
    readonly seen?: CatalogueValues | undefined;
  },
) {
  const zone = deps.config.publisherZone;
  const table = catalogueTable(request.table);
  return transaction(deps.db, async (tx) => {
    const before =
      request.id === undefined ? undefined : await lockRow(tx, table, request.id, zone);
    if (request.id !== undefined && before === undefined) throw notFound();
    if (before === undefined && !table.creates) throw conflict("FIXED_TABLE", texts.fixed);
    if (before !== undefined) requireUnchanged(table, before.values, request.seen);
    const values = { ...request.values, ...fixedOf(table, before?.values) };
    await checkValues(tx, request.table, values, zone);
    const id = await write(tx, table, values, before?.id, zone);
    await completeSales(tx, deps, actor, [request.table]);
    await record(
      tx,
      deps,
      actor,
      { table: request.table, id },
      {
        before: factsOf(table, before?.values),
        after: factsOf(table, values),
      },
    );
    return { id };
  });
}

/**
 * Retires a row, or offers it again.
 * @throws ProblemError 404 for an unknown row, 409 where the program needs it or its place is taken.
 */
export function retireRow(
  deps: Deps,
  actor: Actor,
  { retired, ...place }: RowPlace & { readonly retired: boolean },
) {
  const table = catalogueTable(place.table);
  if (!table.retires) throw conflict("NEEDED", texts.needed);
  return transaction(deps.db, async (tx) => {
    const row = await lockRow(tx, table, place.id, deps.config.publisherZone);
    if (row === undefined) throw notFound();
    if (row.retired === retired) return { id: place.id };
    if (!retired) await checkPlace(tx, table, row.values);
    const at = retired ? new Date(deps.clock.now()) : null;
    await updateRow(tx, table, place.id, [["retired_at", sql`${at}`]]);
    await record(tx, deps, actor, place, { before: { retired: !retired }, after: { retired } });
    return { id: place.id };
  });
}

/** @throws ProblemError 409 naming the columns that another user changed since they were seen. */
function requireUnchanged(
  { columns }: CatalogueTable,
  now: CatalogueValues,
  seen: CatalogueValues | undefined,
): void {
  if (seen === undefined) return;
  const changed = columns.filter(({ name }) => (now[name] ?? null) !== (seen[name] ?? null));
  if (changed.length === 0) return;
  const fields = changed.map((column) => [
    column.name,
    [changedTexts(column, now[column.name] ?? null)],
  ]);
  throw new ProblemError(409, "CHANGED", texts.changed, Object.fromEntries(fields));
}

/** Values of the fixed columns of a row. */
function fixedOf(
  { columns }: CatalogueTable,
  before: CatalogueValues | undefined,
): CatalogueValues {
  if (before === undefined) return {};
  const fixed = columns.filter((column) => column.fixed);
  return Object.fromEntries(fixed.map(({ name }) => [name, before[name] ?? null]));
}

async function checkValues(
  tx: Transaction<Database>,
  name: CatalogueTableName,
  values: CatalogueValues,
  zone: string,
): Promise<void> {
  const table = catalogueTable(name);
  const found: Record<string, readonly Messages[]> = {};
  for (const column of table.columns) {
    const value = values[column.name] ?? null;
    const fault = cellFault(column, value);
    if (fault !== null) found[column.name] = [cellTexts(fault, column)];
    else if (!(await isKnown(tx, column, value))) found[column.name] = [texts.unknown];
  }
  throwFaults(found);
  const fault = rowFault(name, values, await readReferred(tx, name, values, zone));
  if (fault !== null) throw columnFault(fault.column, rowTexts[fault.fault]);
}

function throwFaults(found: FieldMessages): void {
  if (Object.keys(found).length > 0) throw invalid<typeof saveCatalogueRow>(found);
}

async function isKnown(tx: Transaction<Database>, column: CatalogueColumn, value: CatalogueValue) {
  if (column.kind !== "reference" || value === null) return true;
  return (await listLabels(tx, referred(column), [Number(value)], "fr")).size > 0;
}

async function write(
  tx: Transaction<Database>,
  table: CatalogueTable,
  values: CatalogueValues,
  id: number | undefined,
  zone: string,
): Promise<number> {
  const written: Written = table.columns.map((column) => [
    column.column,
    sql`${storedValue(column, values[column.name] ?? null, zone)}`,
  ]);
  try {
    if (id !== undefined) {
      await updateRow(tx, table, id, written);
      return id;
    }
    await checkPlace(tx, table, values);
    const defaults = Object.entries(table.defaults ?? {});
    const all = [
      ...written,
      ...defaults.map(([column, value]) => [column, sql`${value}`] as const),
    ];
    return await insertRow(tx, table, all, parentOf(table, values));
  } catch (error) {
    if (isUnique(error)) throw columnFault(takenBy(table), texts.taken);
    throw error;
  }
}

/** The column that only one row may have with its value, or with those before it. */
function takenBy({ columns, unique }: CatalogueTable): string {
  return (
    unique?.at(-1) ??
    columns.find(({ column }) => column === "slug" || column === "code")?.name ??
    "labelFr"
  );
}

const columnFault = (column: string, message: Messages) =>
  invalid<typeof saveCatalogueRow>({ [column]: [message] });

const UNIQUE_VIOLATION = "23505";
const isUnique = (error: unknown) =>
  error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;

function parentOf({ columns, ordered }: CatalogueTable, values: CatalogueValues): number | null {
  if (typeof ordered !== "object") return null;
  const column = columns.find((one) => one.column === ordered.within);
  return column === undefined ? null : Number(values[column.name]);
}

/** Value of a column as its table stores it. */
export function storedValue({ kind }: CatalogueColumn, value: CatalogueValue, zone: string) {
  if (value === null || value === "") return kind === "text" ? "" : null;
  if (kind === "text") return String(value).trim();
  if (kind !== "day") return value;
  return new Date(startOfDayInZone(String(value) as IsoDate, zone)); // checked a moment ago
}

/** @throws ProblemError 422 where a heading asks enough questions already. */
async function checkPlace(
  tx: Transaction<Database>,
  table: CatalogueTable,
  values: CatalogueValues,
): Promise<void> {
  if (table.sql !== "options") return;
  const heading = Number(values.headingId);
  const { asked } = await tx
    .selectFrom("options")
    .where("heading_id", "=", heading)
    .where("retired_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("asked"))
    .executeTakeFirstOrThrow();
  if (Number(asked) >= MOST_QUESTIONS) throw columnFault("headingId", texts.questions);
}

const factsOf = ({ columns }: CatalogueTable, values: CatalogueValues | undefined): Facts =>
  values === undefined
    ? {}
    : Object.fromEntries(columns.map(({ name }) => [name, values[name] ?? null]));

/** Writes a change of a row to the trail. */
export async function record(
  tx: Transaction<Database>,
  { clock }: Deps,
  { email }: Actor,
  { table, id }: RowPlace,
  change: { readonly before: Facts; readonly after: Facts },
): Promise<void> {
  const entry = { operator: email, command: "catalogue", subject: `${table} ${id}`, reason: null };
  await appendToTrail(tx, { at: new Date(clock.now()), ...entry, ...change });
}
