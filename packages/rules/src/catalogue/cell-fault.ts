import { isIsoDate } from "../dates/index.ts";
import type { CatalogueColumn } from "./columns.ts";

/** Value of a cell; prices are centimes, days are `YYYY-MM-DD`. */
export type CatalogueValue = string | number | boolean | null;

/** Row of a table by the names of its columns. */
export type CatalogueValues = Readonly<Record<string, CatalogueValue>>;

const LARGEST_ID = 2_147_483_647;

/** Faults of a cell, as its form and the service name them. */
export type CellFault = "missing" | "type" | "long" | "small" | "large" | "pattern";

/** Fault of a value in its column; null: none. References are looked up elsewhere. */
export function cellFault(column: CatalogueColumn, value: CatalogueValue): CellFault | null {
  if (value === null || value === "") return column.optional ? null : "missing";
  switch (column.kind) {
    case "flag":
      return typeof value === "boolean" ? null : "type";
    case "text":
      return textFault(column, value);
    case "choice":
      return column.values?.includes(String(value)) ? null : "type";
    case "day":
      return typeof value === "string" && isIsoDate(value) ? null : "type";
    default:
      return numberFault(column, value);
  }
}

function textFault({ most = 0, pattern }: CatalogueColumn, value: CatalogueValue) {
  if (typeof value !== "string" || value.includes("\0")) return "type";
  if (value.trim() === "") return "missing";
  if (value.length > most) return "long";
  return pattern === undefined || pattern.test(value) ? null : "pattern";
}

function numberFault(
  { kind, least = 1, most = LARGEST_ID }: CatalogueColumn,
  value: CatalogueValue,
): CellFault | null {
  if (typeof value !== "number" || !Number.isInteger(value)) return "type";
  if (kind === "reference") return value >= 1 && value <= LARGEST_ID ? null : "type";
  if (value < least) return "small";
  return value > most ? "large" : null;
}

/** Questions that a heading asks at most. */
export const MOST_QUESTIONS = 3;
