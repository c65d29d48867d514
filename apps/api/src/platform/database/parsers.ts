import { types } from "pg";

/**
 * How PostgreSQL's values arrive: `bigint` and `numeric` (sums of centimes) as numbers, `date` as the ISO text it is
 * (a calendar day has no zone), `timestamptz` as `Date`, everything else as node-postgres does.
 */
export function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === types.builtins.INT8 || oid === types.builtins.NUMERIC) return safeNumber;
  if (oid === types.builtins.DATE) return String;
  return types.getTypeParser(oid, format);
}

/** Refuses a whole number that JavaScript would round. */
function safeNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} is out of range`);
  return value;
}
