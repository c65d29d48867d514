import type { CatalogueColumn, CatalogueTable, CatalogueValue } from "@parution/rules/catalogue";
import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { labelOf, ownLabelOf, referredLabelOf } from "./label-queries.ts";

/** Row of the desk: values by column name. */
export interface CatalogueRow {
  readonly id: number;
  readonly retired: boolean;
  readonly values: Readonly<Record<string, CatalogueValue>>;
}

/** Wire value of a column; of an instant, its day in the publisher's zone. */
function shown({ column, kind }: CatalogueColumn, zone: string): RawBuilder<unknown> {
  return kind === "day"
    ? sql`to_char(${sql.ref(`r.${column}`)} at time zone ${zone}, 'YYYY-MM-DD')`
    : sql`${sql.ref(`r.${column}`)}`;
}

export const valuesOf = ({ columns }: CatalogueTable, zone: string) =>
  sql`json_build_object(${sql.join(columns.flatMap((column) => [sql`${column.name}::text`, shown(column, zone)]))})`;

const retiredOf = ({ retires }: CatalogueTable) =>
  retires ? sql`r.retired_at is not null` : sql`false`;

const orderOf = ({ ordered, retires }: CatalogueTable) =>
  sql`order by ${sql.join([
    ...(retires ? [sql`r.retired_at is not null`] : []),
    ...(typeof ordered === "object" ? [sql`${sql.ref(`r.${ordered.within}`)}`] : []),
    ...(ordered === undefined ? [] : [sql`r.position`]),
    sql`r.id`,
  ])}`;

/** Row that others belong to, by the column that refers to it. */
export interface Parent {
  readonly column: string;
  readonly id: number;
}

interface RowsQuery {
  readonly zone: string;
  readonly search?: string | undefined;
  readonly rowId?: number | undefined;
  readonly parents: readonly Parent[];
}

const belongsTo = (parents: readonly Parent[]) =>
  sql.join(
    [sql`true`, ...parents.map(({ column, id }) => sql`${sql.ref(`r.${column}`)} = ${id}`)],
    sql` and `,
  );

const conditionOf = (table: CatalogueTable, { search, rowId, parents }: RowsQuery) => {
  const pattern = `%${escapeLike(search ?? "")}%`;
  const found = sql.join(
    [
      ...table.columns
        .filter(({ kind }) => kind === "text")
        .map(({ column }) => sql`${sql.ref(`r.${column}`)}`),
      ...(["fr", "ar"] as const).map((language) => labelOf(table, language)),
    ].map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  );
  return sql`where ${belongsTo(parents)} and ${search === undefined ? sql`true` : sql`(${found})`}
    and ${rowId === undefined ? sql`true` : sql`r.id = ${rowId}`}`;
};

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

/** Rows of a page, those retired last. */
export async function listRows(
  db: Queries,
  table: CatalogueTable,
  query: RowsQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly CatalogueRow[]> {
  const { rows } = await sql<CatalogueRow>`select r.id, ${retiredOf(table)} as retired,
    ${valuesOf(table, query.zone)} as values from ${sql.table(table.sql)} r ${conditionOf(table, query)} ${orderOf(table)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countRows(
  db: Queries,
  table: CatalogueTable,
  query: RowsQuery,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from ${sql.table(table.sql)} r ${conditionOf(table, query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A row; undefined for an unknown one. */
export async function findRow(
  db: Queries,
  table: CatalogueTable,
  id: number,
  zone: string,
): Promise<CatalogueRow | undefined> {
  const { rows } = await sql<CatalogueRow>`select r.id, ${retiredOf(table)} as retired,
    ${valuesOf(table, zone)} as values from ${sql.table(table.sql)} r where r.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Variant of {@link findRow} that locks the row until the transaction ends. */
export async function lockRow(
  tx: Transaction<Database>,
  table: CatalogueTable,
  id: number,
  zone: string,
): Promise<CatalogueRow | undefined> {
  const { rows } = await sql<CatalogueRow>`select r.id, ${retiredOf(table)} as retired,
    ${valuesOf(table, zone)} as values from ${sql.table(table.sql)} r where r.id = ${id} for update`.execute(
    tx,
  );
  return rows[0];
}

/** A row that others may refer to, within the row that it belongs to. */
interface Choice {
  readonly id: number;
  /** Row of the first reference. */
  readonly parentId: number | null;
  readonly fr: string;
  readonly ar: string;
  readonly groupFr: string | null;
  readonly groupAr: string | null;
}

/** Choices that a list has at most. */
const MOST_CHOICES = 6000;

/** Labels of rows in both languages, in their order; those retired are left out. */
export async function listChoices(db: Queries, table: CatalogueTable, parents: readonly Parent[]) {
  const group = (language: "fr" | "ar") =>
    table.labelAfter === undefined
      ? sql`null::text`
      : referredLabelOf(table, table.labelAfter, language, "r");
  const parentColumn = table.columns.find(({ kind }) => kind === "reference")?.column;
  const parentId = parentColumn === undefined ? sql`null::int` : sql.ref(`r.${parentColumn}`);
  const { rows } =
    await sql<Choice>`select r.id, ${parentId} as "parentId", ${ownLabelOf(table, "fr")} as fr,
    ${ownLabelOf(table, "ar")} as ar, ${group("fr")} as "groupFr", ${group("ar")} as "groupAr"
    from ${sql.table(table.sql)} r
    where not ${retiredOf(table)} and ${belongsTo(parents)}
    ${orderOf(table)} limit ${MOST_CHOICES}`.execute(db);
  return rows;
}

/** Labels of some rows, by id. */
export async function listLabels(
  db: Queries,
  table: CatalogueTable,
  ids: readonly number[],
  language: "fr" | "ar",
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; label: string }>`select r.id,
    ${labelOf(table, language)} as label from ${sql.table(table.sql)} r
    where r.id in (${sql.join([...ids])})`.execute(db);
  return new Map(rows.map(({ id, label }) => [id, label]));
}

export type Written = readonly (readonly [column: string, value: RawBuilder<unknown>])[];

/** Inserts a row, behind its siblings where rows have an order. */
export async function insertRow(
  tx: Transaction<Database>,
  { sql: name, ordered }: CatalogueTable,
  written: Written,
  parent: number | null,
): Promise<number> {
  const position =
    ordered === undefined
      ? []
      : [
          [
            "position",
            typeof ordered === "object"
              ? sql`(select coalesce(max(position), 0) + 1 from ${sql.table(name)} where ${sql.ref(ordered.within)} = ${parent})`
              : sql`(select coalesce(max(position), 0) + 1 from ${sql.table(name)})`,
          ] as const,
        ];
  const all = [...written, ...position];
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(name)}
    (${sql.join(all.map(([column]) => sql.ref(column)))}) values (${sql.join(all.map(([, value]) => value))})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export async function updateRow(
  tx: Transaction<Database>,
  { sql: name }: CatalogueTable,
  id: number,
  written: Written,
): Promise<void> {
  const set = sql.join(written.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
  await sql`update ${sql.table(name)} set ${set} where id = ${id}`.execute(tx);
}

/** A row's siblings and itself in their order, locked; those retired last. */
export async function lockSiblings(
  tx: Transaction<Database>,
  table: CatalogueTable,
  id: number,
): Promise<readonly Pick<CatalogueRow, "id" | "retired">[]> {
  const { sql: name, ordered } = table;
  const siblings =
    typeof ordered === "object"
      ? sql`${sql.ref(`r.${ordered.within}`)} = (select ${sql.ref(ordered.within)} from ${sql.table(name)} where id = ${id})`
      : sql`true`;
  await sql`select from ${sql.table(name)} r where ${siblings} order by r.id for update`.execute(
    tx,
  );
  // Read once they are locked: the order may have changed while another transaction had them.
  const { rows } = await sql<Pick<CatalogueRow, "id" | "retired">>`select r.id,
    ${retiredOf(table)} as retired from ${sql.table(name)} r where ${siblings} ${orderOf(table)}`.execute(
    tx,
  );
  return rows;
}

/** Gives rows the places of their order, from 1. */
export async function writeOrder(
  tx: Transaction<Database>,
  { sql: name }: CatalogueTable,
  ids: readonly number[],
): Promise<void> {
  await sql`update ${sql.table(name)} set position = given.place
    from unnest(${[...ids]}::int[]) with ordinality as given(id, place)
    where ${sql.table(name)}.id = given.id and position <> given.place`.execute(tx);
}
