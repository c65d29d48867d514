import type { Centimes } from "../money/index.ts";

/** Kinds of prices of a rate card (docs/domain/prices.md#rate-cards). */
export type RatedTable =
  | "headings"
  | "canvases"
  | "supports"
  | "copies"
  | "deliveries"
  | "subscriptions";

/** Largest price of a card, and largest discount in percent. */
export const LARGEST_RATE: Centimes = 1_000_000_000;
export const LARGEST_DISCOUNT = 100;

/** Tables in which a row without a price takes that of its heading, or has no package. */
const MAY_BE_EMPTY: ReadonlySet<RatedTable> = new Set(["canvases", "supports"]);

/** Smallest price of a table: a delivery may be free. */
export const leastRate = (table: RatedTable): Centimes => (table === "deliveries" ? 0 : 1);

/** Fault of a price in a rate card; null: none. */
export function rateFault(
  table: RatedTable,
  price: Centimes | null,
): "missing" | "small" | "large" | null {
  if (price === null) return MAY_BE_EMPTY.has(table) ? null : "missing";
  if (price < leastRate(table)) return "small";
  return price > LARGEST_RATE ? "large" : null;
}
