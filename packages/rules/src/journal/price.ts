import { type Centimes, splitTax, withTax } from "../money/index.ts";

/** Facts that price an order of issues. */
export interface JournalPriceInput {
  /** The catalogue's price of a copy, tax excluded. */
  readonly unitPrice: Centimes;
  /** Package price of a copy, in centimes, as it stands; null without one. */
  readonly packageRate: Centimes | null;
  /** Copies of each issue. */
  readonly quantities: readonly number[];
  /** The catalogue's price of the delivery, tax excluded. */
  readonly deliveryPrice: Centimes;
}

/** The price of an order of issues, tax included but for `exclTax`. */
export interface JournalPrice {
  readonly unit: Centimes;
  readonly copies: number;
  readonly issues: Centimes;
  readonly delivery: Centimes;
  readonly total: Centimes;
  readonly exclTax: Centimes;
  readonly tax: Centimes;
}

/**
 * Copies × unit price, and the delivery once, each ×1.20 and rounded (docs/domain/prices.md#issues). The one
 * calculation that the form shows and the server charges.
 *
 * @throws RangeError when a number is negative or not whole
 */
export function priceJournal(input: JournalPriceInput): JournalPrice {
  const unit = input.packageRate ?? withTax(whole(input.unitPrice));
  const copies = input.quantities.reduce((sum, quantity) => sum + whole(quantity), 0);
  const issues = whole(unit) * copies;
  const delivery = withTax(whole(input.deliveryPrice));
  const total = issues + delivery;
  return { unit, copies, issues, delivery, total, ...splitTax(total) };
}

function whole(value: number): number {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`Not a whole number of at least zero: ${value}`);
}
