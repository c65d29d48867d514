import type { IsoDate } from "./iso-date.ts";

/** Writes `DD/MM/YYYY`. */
export function formatDayFirst(date: IsoDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** Writes `MM/DD/YYYY`, the invoice filter's form (docs/domain/wire-format.md#dates). */
export function formatMonthFirst(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}
