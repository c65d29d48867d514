import { formatDayFirst, toIsoDate } from "@parution/rules/dates";
import { serialOfDay, serialOfInstant } from "./serial.ts";
import type { Cell, CellKind, Column } from "./sheet.ts";

/** The longest text that a cell may hold. */
const LONGEST = 32_767;

/** A cell as spreadsheets keep it: a text, or a number whose format says what it is. */
export type Value = string | number;

/** How numbers of each kind are shown. */
export const NUMBER_FORMATS: Readonly<Record<CellKind, string>> = {
  text: "@",
  amount: "#,##0.00",
  day: "dd/mm/yyyy",
  instant: "dd/mm/yyyy hh:mm:ss",
};

/** The value of a cell; null for an empty one. */
export function keptValue(cell: Cell, { kind }: Pick<Column, "kind">, zone: string): Value | null {
  if (cell === null || cell === "") return null;
  if (kind === "text") return cleanText(String(cell));
  if (kind === "day") return serialOfDay(toIsoDate(String(cell)));
  return kind === "amount" ? Number(cell) / 100 : serialOfInstant(Number(cell), zone);
}

/** Text without what no file format can hold: control characters and halves of characters. */
function cleanText(text: string): string {
  return text
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, " ");
}

/** A cell as one writes it: days first, decimal commas (readings E6, H4). */
export function shownValue(cell: Cell, { kind }: Pick<Column, "kind">, zone: string): string {
  if (cell === null || cell === "") return "";
  if (kind === "text") return cleanText(String(cell));
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
