import {
  type CatalogueColumn,
  type CatalogueTable,
  type CatalogueTableName,
  catalogueTable,
} from "@parution/rules/catalogue";
import { type RawBuilder, sql } from "kysely";

/** Whole label of a row: that of the row that it belongs to, and its own. */
export function labelOf(
  table: CatalogueTable,
  language: "fr" | "ar",
  alias = "r",
): RawBuilder<string> {
  const own = ownLabelOf(table, language, alias);
  return table.labelAfter === undefined
    ? own
    : sql`${referredLabelOf(table, table.labelAfter, language, alias)} || ' · ' || ${own}`;
}

export function ownLabelOf(
  table: CatalogueTable,
  language: "fr" | "ar",
  alias = "r",
): RawBuilder<string> {
  return table.namedBy === undefined
    ? sql`${sql.ref(`${alias}.${labelColumn(table, language)}`)}`
    : referredLabelOf(table, table.namedBy, language, alias);
}

export function referredLabelOf(
  { columns }: CatalogueTable,
  name: string,
  language: "fr" | "ar",
  alias: string,
): RawBuilder<string> {
  const column = columns.find((one) => one.name === name);
  if (column === undefined) return sql`''`;
  const parent = referred(column);
  const inner = `${alias}_${column.column}`;
  return sql`(select ${labelOf(parent, language, inner)} from ${sql.table(parent.sql)} ${sql.ref(inner)}
    where ${sql.ref(`${inner}.id`)} = ${sql.ref(`${alias}.${column.column}`)})`;
}

/** Column that names a row; a code names it in both languages. */
function labelColumn({ columns }: CatalogueTable, language: "fr" | "ar"): string {
  const texts = columns.filter(({ kind }) => kind === "text");
  return (texts.find((column) => column.language === language) ?? texts[0])?.column ?? "id";
}

/** Table that a column refers to. */
export const referred = ({ of }: CatalogueColumn): CatalogueTable =>
  catalogueTable(of as CatalogueTableName); // each column names a table of the same list
