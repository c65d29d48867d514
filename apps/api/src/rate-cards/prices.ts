import {
  LARGEST_DATES,
  LARGEST_DISCOUNT,
  LARGEST_LINES,
  LARGEST_RATE,
  MOST_TIERS,
} from "@parution/rules/price";
import * as z from "zod";

const id = z.int().min(1).max(2_147_483_647);
/** Centimes. */
const price = z.int().min(1).max(LARGEST_RATE);
const percent = z.int().min(1).max(LARGEST_DISCOUNT);
const lines = z.int().min(1).max(LARGEST_LINES);

const tier = z.strictObject({
  minLines: lines,
  /** Last line of the tier; null: no upper bound. */
  maxLines: lines.nullable(),
  code: z.enum(["PF", "PF_L", "DP"]),
  discountPercent: percent.nullable(),
});

/** Rows of one kind at most: a catalogue of 5 000 headings, each on several supports, has room. */
const MOST_ROWS = 100_000;

const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(MOST_ROWS);

/**
 * Prices of a rate card, for the whole catalogue. Amounts are centimes before tax; a package price includes tax
 * (docs/domain/prices.md#rate-cards).
 */
export const ratePrices = z.strictObject({
  supports: rows(
    z.strictObject({
      supportId: id,
      packagePrice: price.nullable(),
      blockLines: lines.nullable(),
      discountFromDates: z.int().min(1).max(LARGEST_DATES).nullable(),
      tiers: z.array(tier).max(MOST_TIERS),
    }),
  ),
  /** Price of a line or, on a fixed-price support, a date. */
  headings: rows(
    z.strictObject({
      supportId: id,
      headingId: id,
      unitPrice: price,
      discountPercent: percent.nullable(),
    }),
  ),
  /** Prices of canvases, in centimes; null: the price of the heading. */
  canvases: rows(z.strictObject({ productId: id, canvasId: id, price: price.nullable() })),
  /** Copies of an issue, by its age. */
  copies: rows(z.strictObject({ productId: id, durationId: id, price })),
  /** 0: delivery is free. */
  deliveries: rows(z.strictObject({ deliveryId: id, price: z.int().min(0).max(LARGEST_RATE) })),
  subscriptions: rows(z.strictObject({ offerId: id, supportId: id, price })),
});

export type RatePrices = z.infer<typeof ratePrices>;
export type PricedTable = keyof RatePrices;

/** Fields that name a row; the others are its prices. */
const KEYS = {
  supports: ["supportId"],
  headings: ["supportId", "headingId"],
  canvases: ["productId", "canvasId"],
  copies: ["productId", "durationId"],
  deliveries: ["deliveryId"],
  subscriptions: ["offerId", "supportId"],
} as const satisfies { [Table in PricedTable]: readonly (keyof RatePrices[Table][number])[] };

export const TABLES = Object.keys(KEYS) as readonly PricedTable[];

/** Name of a row within its table, such as «1/7». */
export function keyOf(table: PricedTable, row: RatePrices[PricedTable][number]): string {
  const values: Readonly<Record<string, unknown>> = row;
  return KEYS[table].map((name) => values[name]).join("/");
}

/** Prices for the catalogue as it is now: rows that it no longer has are left out, those that it gained keep its price. */
export function fitPrices(prices: RatePrices, catalogue: RatePrices): RatePrices {
  const fitted = <Table extends PricedTable>(table: Table): RatePrices[Table] => {
    const rows: readonly RatePrices[Table][number][] = prices[table];
    const own = new Map(rows.map((row) => [keyOf(table, row), row]));
    const known: readonly RatePrices[Table][number][] = catalogue[table];
    // A table of a card has rows of one kind; TypeScript loses that between an array and its elements.
    return known.map((row) => own.get(keyOf(table, row)) ?? row) as RatePrices[Table];
  };
  return {
    supports: fitted("supports"),
    headings: fitted("headings"),
    canvases: fitted("canvases"),
    copies: fitted("copies"),
    deliveries: fitted("deliveries"),
    subscriptions: fitted("subscriptions"),
  };
}
