import { isDeepStrictEqual } from "node:util";
import { rateFault } from "@parution/rules/price";
import type { RatePrices } from "../rate-cards/index.ts";
import { keyOf, type PricedTable, TABLES } from "../rate-cards/index.ts";

/** Price of a row in its table, as the desk edits it. */
export interface RowPrice {
  /** Price in centimes; null: the heading's price, or no package. */
  readonly price: number | null;
  /** Discount of a heading, in per cent; null in every other table. */
  readonly discount: number | null;
}

interface Editing<Row> {
  readonly read: (row: Row) => RowPrice;
  readonly write: (row: Row, value: RowPrice) => Row | null;
}

const isRate = (table: PricedTable, price: number | null): price is number =>
  price !== null && rateFault(table, price) === null;

const plain = <Row extends { readonly price: number }>(table: PricedTable): Editing<Row> => ({
  read: ({ price }) => ({ price, discount: null }),
  write: (row, { price }) => (isRate(table, price) ? { ...row, price } : null),
});

const EDITING: { readonly [Table in PricedTable]: Editing<RatePrices[Table][number]> } = {
  supports: {
    read: ({ packagePrice }) => ({ price: packagePrice, discount: null }),
    write: (row, { price }) => {
      const needsPackage = row.tiers.some(({ code }) => code !== "DP");
      if (price === null) return needsPackage ? null : { ...row, packagePrice: null };
      return isRate("supports", price) ? { ...row, packagePrice: price } : null;
    },
  },
  headings: {
    read: ({ unitPrice, discountPercent }) => ({ price: unitPrice, discount: discountPercent }),
    write: (row, { price, discount }) =>
      isRate("headings", price) ? { ...row, unitPrice: price, discountPercent: discount } : null,
  },
  canvases: {
    read: ({ price }) => ({ price, discount: null }),
    write: (row, { price }) => (rateFault("canvases", price) === null ? { ...row, price } : null),
  },
  copies: plain("copies"),
  deliveries: plain("deliveries"),
  subscriptions: plain("subscriptions"),
};

/** Prices of a table's rows, by key. */
export function pricesOf<Table extends PricedTable>(
  prices: RatePrices,
  table: Table,
): ReadonlyMap<string, RowPrice> {
  const editing: Editing<RatePrices[Table][number]> = EDITING[table];
  const rows: readonly RatePrices[Table][number][] = prices[table];
  return new Map(rows.map((row) => [keyOf(table, row), editing.read(row)]));
}

/** Fault of a row that cannot be written. */
export interface RowFault {
  readonly key: string;
  readonly fault: "unknown" | "price";
}

/** Prices with some rows of a table written; the first row that cannot be is a fault. */
export function writeRows<Table extends PricedTable>(
  prices: RatePrices,
  table: Table,
  values: ReadonlyMap<string, RowPrice>,
): RatePrices | RowFault {
  const editing: Editing<RatePrices[Table][number]> = EDITING[table];
  const rows: readonly RatePrices[Table][number][] = prices[table];
  const left = new Set(values.keys());
  const written: RatePrices[Table][number][] = [];
  for (const row of rows) {
    const key = keyOf(table, row);
    const value = values.get(key);
    left.delete(key);
    const next = value === undefined ? row : editing.write(row, value);
    if (next === null) return { key, fault: "price" };
    written.push(next);
  }
  const [unknown] = left;
  if (unknown !== undefined) return { key: unknown, fault: "unknown" };
  return { ...prices, [table]: written };
}

/** Number of rows whose price is another than in `others`; of newspapers, whose terms are. */
export function countChanged(prices: RatePrices, others: RatePrices): number {
  return TABLES.reduce((sum, table) => sum + countIn(table, prices, others), 0);
}

function countIn(table: PricedTable, prices: RatePrices, others: RatePrices): number {
  const before = new Map(others[table].map((row) => [keyOf(table, row), row]));
  return prices[table].filter((row) => !isDeepStrictEqual(row, before.get(keyOf(table, row))))
    .length;
}
