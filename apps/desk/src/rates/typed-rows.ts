import type { CallAnswer } from "@parution/contract/call";
import { ApiError } from "@parution/contract/errors";
import type { readDraftRates as call } from "@parution/contract/rate-cards";
import type { CellEdit } from "@parution/kit/editable-grid";
import { type RateValue, type RowTexts, readTexts, textsOf, tidyPrice } from "./row-texts.ts";
import { RATE_TABLES, type RatePlace, type RateTable } from "./use-rate-place.ts";

export type RateRow = CallAnswer<typeof call>["rows"][number];

/** Rows that one save may hold. */
const MOST_SAVED = 200;

/** Row with the texts that are typed in it. */
export interface TypedRow {
  readonly table: RateTable;
  readonly key: string;
  readonly texts: RowTexts;
  /** Page on which it was typed. */
  readonly place: RatePlace;
  /** Message of the service about it, until it is typed again. */
  readonly fault?: string | undefined;
}

/** Rows on show, as they are saved. */
export interface RatePage {
  readonly rows: readonly RateRow[];
  readonly place: RatePlace;
  readonly locale: string;
}

/** Rows that are typed and not saved, by name. */
export type TypedRows = ReadonlyMap<string, TypedRow>;

/** Name of a row among those of all kinds. */
export const nameOf = (table: RateTable, key: string) => `${table} ${key}`;

/** True for a row that cannot be saved, or that the service refused. */
export const isAtFault = (row: TypedRow) => row.fault !== undefined || hasFault(row);

/** True for a row that cannot be saved. */
export const hasFault = ({ table, texts }: TypedRow) =>
  Object.keys(readTexts(table, texts).faults).length > 0;

function isSame(table: RateTable, texts: RowTexts, row: RateRow): boolean {
  const { value, faults } = readTexts(table, texts);
  const isValid = Object.keys(faults).length === 0;
  return isValid && value.price === row.price && value.discount === row.discount;
}

interface Batch {
  readonly table: RateTable;
  readonly rows: readonly (RateValue & { readonly key: string })[];
}

/** Valid typed rows by kind, a save at a time. */
export function batchesOf(typed: TypedRows): readonly Batch[] {
  const valid = [...typed.values()].filter((row) => !hasFault(row));
  return RATE_TABLES.flatMap((table) => {
    const rows = valid
      .filter((row) => row.table === table)
      .map(({ key, texts }) => ({ key, ...readTexts(table, texts).value }));
    const count = Math.ceil(rows.length / MOST_SAVED);
    return Array.from({ length: count }, (_, index) => ({
      table,
      rows: rows.slice(index * MOST_SAVED, (index + 1) * MOST_SAVED),
    }));
  });
}

/** Typed rows with the messages of the service about them: `rows.1/7` names a row. */
export function withFaults(typed: TypedRows, table: RateTable, error: unknown): TypedRows {
  if (!(error instanceof ApiError)) return typed;
  const next = new Map(typed);
  for (const [field, [fault]] of Object.entries(error.fields)) {
    const name = nameOf(table, field.slice(field.indexOf(".") + 1));
    const row = next.get(name);
    if (row !== undefined) next.set(name, { ...row, fault });
  }
  return next;
}

/** Typed rows after further edits of the page's rows; one that says again what is saved is typed no more. */
export function withEdits(
  typed: TypedRows,
  edits: readonly CellEdit[],
  { rows, place, locale }: RatePage,
): TypedRows {
  const next = new Map(typed);
  for (const { row: key, column, text } of edits) {
    const row = rows.find((one) => one.key === key);
    if (row === undefined) continue;
    const name = nameOf(place.table, row.key);
    const own = next.get(name)?.texts ?? textsOf(row, locale);
    const texts: RowTexts =
      column === "price"
        ? { ...own, price: tidyPrice(text, locale) }
        : { ...own, discount: text.trim() };
    if (isSame(place.table, texts, row)) next.delete(name);
    else next.set(name, { table: place.table, key: row.key, texts, place });
  }
  return next;
}

/** Typed rows with a message at each whose saved price is another than the one on show. @param now the rows, read again */
export function withChanges(
  typed: TypedRows,
  now: readonly RateRow[],
  { rows, place, locale }: RatePage,
  messageOf: (price: string) => string,
): TypedRows {
  const next = new Map(typed);
  for (const row of now) {
    const name = nameOf(place.table, row.key);
    const own = next.get(name);
    const seen = rows.find(({ key }) => key === row.key);
    if (own === undefined || seen === undefined || seen.price === row.price) continue;
    next.set(name, { ...own, fault: messageOf(textsOf(row, locale).price || "—") });
  }
  return next;
}
