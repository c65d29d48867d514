import type { SortDirection } from "./table.types.ts";

/** Sort key of a row; `null`, `undefined` and NaN mean none. */
export type SortKey = string | number | bigint | Date | null | undefined;

export interface SortOptions<Row> {
  /** Sort key of a row; called once per row. */
  by: (row: Row) => SortKey;
  direction: SortDirection;
  /** BCP 47 language whose alphabet orders text, such as `fr-FR`. */
  locale: string;
}

type KnownKey = string | number | bigint;

/**
 * The rows in order, for lists that are whole in the browser. Text goes by the alphabet of the
 * locale, accents and case aside, and numbers inside it by their size. Equal rows keep their order,
 * and those without a key stand last in either direction.
 */
export function sortRows<Row>(rows: readonly Row[], options: SortOptions<Row>): Row[] {
  const { by, direction, locale } = options;
  const { compare } = new Intl.Collator(locale, { sensitivity: "base", numeric: true });
  const sign = direction === "ascending" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: knownKey(by(row)) }));
  keyed.sort((one, other) => {
    if (one.key === undefined || other.key === undefined) {
      return Number(one.key === undefined) - Number(other.key === undefined);
    }
    return sign * compareKeys(one.key, other.key, compare);
  });
  return keyed.map(({ row }) => row);
}

function knownKey(key: SortKey): KnownKey | undefined {
  const plain = key instanceof Date ? key.getTime() : key;
  return plain === null || Number.isNaN(plain) ? undefined : plain;
}

function compareKeys(
  one: KnownKey,
  other: KnownKey,
  compareText: (one: string, other: string) => number,
): number {
  if (typeof one === "string" || typeof other === "string") {
    return compareText(String(one), String(other));
  }
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
