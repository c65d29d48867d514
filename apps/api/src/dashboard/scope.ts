import { type IsoDate, startOfDayInZone, toIsoDate } from "@parution/rules/dates";
import type { Reach } from "../orders/index.ts";

/** Of whose orders, and on which newspaper, the figures are. */
export interface Scope {
  readonly reach: Reach;
  /** Null: every newspaper. */
  readonly supportId: number | null;
  /** The publisher's zone: months are its own. */
  readonly zone: string;
}

/** A year in the publisher's zone: its instants, the last one excluded, and its days. */
export interface Year {
  readonly year: number;
  readonly from: Date;
  readonly before: Date;
  readonly first: IsoDate;
  readonly last: IsoDate;
}

export function yearIn(year: number, zone: string): Year {
  const startOf = (of: number) => new Date(startOfDayInZone(toIsoDate(`${of}-01-01`), zone));
  return {
    year,
    from: startOf(year),
    before: startOf(year + 1),
    first: toIsoDate(`${year}-01-01`),
    last: toIsoDate(`${year}-12-31`),
  };
}
