import type { Language } from "@parution/contract/call";
import {
  dateInZone,
  daysBetween,
  formatDayFirst,
  type IsoDate,
  startOfDayInZone,
  toIsoDate,
} from "@parution/rules/dates";

/** Kind of a column's cells. */
export type CellKind = "text" | "count" | "amount" | "day" | "instant";

export interface Column {
  readonly header: string;
  readonly kind: CellKind;
  /** Width in characters. */
  readonly width: number;
}

/**
 * A cell by its column: a text, a count, centimes, an ISO day, or an instant in epoch milliseconds; null is empty.
 */
export type Cell = string | number | IsoDate | null;
export type Row = readonly Cell[];

/** Table of one sheet; its rows are read while they are written. */
export interface Sheet {
  readonly title: string;
  /** Arabic sheets are read from right to left. */
  readonly language: Language;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<Row>;
  /** Time zone of shown instants. */
  readonly zone: string;
  /** Time of the file, epoch milliseconds. */
  readonly madeAt: number;
}

/** The longest text that a cell may hold. */
const LONGEST = 32_767;

/** Stored value of a cell: a text, or a number with its format. */
export type Value = string | number;

/** Number format of each kind. */
export const NUMBER_FORMATS: Readonly<Record<CellKind, string>> = {
  text: "@",
  count: "0",
  amount: "#,##0.00",
  day: "dd/mm/yyyy",
  instant: "dd/mm/yyyy hh:mm:ss",
};

/** The value of a cell; null for an empty one. */
export function keptValue(cell: Cell, { kind }: Pick<Column, "kind">, zone: string): Value | null {
  if (cell === null || cell === "") return null;
  if (kind === "text") return cleanText(String(cell));
  if (kind === "count") return Number(cell);
  if (kind === "day") return serialOfDay(toIsoDate(String(cell)));
  return kind === "amount" ? Number(cell) / 100 : serialOfInstant(Number(cell), zone);
}

/** Text without characters that no file format can hold: control characters and halves of characters. */
function cleanText(text: string): string {
  return text
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, " ");
}

/** Displayed value of a cell, as in French: day before month, decimal comma. */
export function shownValue(cell: Cell, { kind }: Pick<Column, "kind">, zone: string): string {
  if (cell === null || cell === "") return "";
  if (kind === "text") return cleanText(String(cell));
  if (kind === "count") return String(cell);
  if (kind === "day") return formatDayFirst(toIsoDate(String(cell)));
  if (kind === "amount") return (Number(cell) / 100).toFixed(2).replace(".", ",");
  return shownInstant(Number(cell), zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function shownInstant(instant: number, zone: string): string {
  const format = formats.get(zone) ?? dayAndTime(zone);
  formats.set(zone, format);
  return format.format(instant).replace(",", "");
}

const dayAndTime = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

const SECONDS_OF_DAY = 86_400;

/** Day 0 of a spreadsheet's calendar, as it counts from March 1900 on. */
const DAY_ZERO = toIsoDate("1899-12-30");

/** A calendar day as spreadsheets keep it: days since their day 0. */
function serialOfDay(day: IsoDate): number {
  return daysBetween(DAY_ZERO, day);
}

/** An instant as spreadsheets keep it, to the second: the day and the part of it that has passed in a zone. */
function serialOfInstant(instant: number, zone: string): number {
  const day = dateInZone(instant, zone);
  const seconds = Math.floor((instant - startOfDayInZone(day, zone)) / 1000);
  return serialOfDay(day) + seconds / SECONDS_OF_DAY;
}

/** Characters in a piece: enough for the work around each to be small. */
const PIECE = 32_768;

const encoder = new TextEncoder();

/** Short texts as UTF-8, joined to pieces that are worth sending. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let piece = "";
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield encoder.encode(piece);
    piece = "";
  }
  if (piece !== "") yield encoder.encode(piece);
}
