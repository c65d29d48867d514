import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";

/** What the cells of a column hold. */
export type CellKind = "text" | "amount" | "day" | "instant";

export interface Column {
  readonly header: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
}

/**
 * A cell by its column: a text, centimes, an ISO day, or an instant in epoch milliseconds; null is empty.
 */
export type Cell = string | number | IsoDate | null;
export type Row = readonly Cell[];

/** A table that becomes one sheet of a file. Its rows are asked for as they are written. */
export interface Sheet {
  readonly title: string;
  /** Arabic sheets are read from right to left. */
  readonly language: Language;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<Row>;
  /** In which instants are shown. */
  readonly zone: string;
  /** When the file is made, epoch milliseconds. */
  readonly madeAt: number;
}
