import { formatMoney, readMoney } from "@parution/kit/money-field";
import { LARGEST_DISCOUNT, type RatedTable, rateFault } from "@parution/rules/price";

/** Price and discount of a row, as numbers. */
export interface RateValue {
  readonly price: number | null;
  readonly discount: number | null;
}

/** Price and discount of a row as they are typed. */
export interface RowTexts {
  readonly price: string;
  readonly discount: string;
}

/** Faults of typed cells. */
export type CellFault = "unreadable" | "imprecise" | "missing" | "small" | "large" | "discount";

interface ReadRow {
  readonly value: RateValue;
  readonly faults: Readonly<Partial<Record<keyof RowTexts, CellFault>>>;
}

/** Texts of a row that nothing was typed in. */
export const textsOf = ({ price, discount }: RateValue, locale: string): RowTexts => ({
  price: price === null ? "" : formatMoney(price, locale),
  discount: discount === null ? "" : String(discount),
});

/** Reads the texts of a row, with the faults at their cells. */
export function readTexts(table: RatedTable, texts: RowTexts): ReadRow {
  const price = readMoney(texts.price);
  const amount = typeof price === "number" ? price : null;
  const isRead = typeof price === "number" || price === "empty";
  const priceFault = isRead ? rateFault(table, amount) : price;
  const discount = readDiscount(texts.discount);
  return {
    value: { price: amount, discount: discount ?? null },
    faults: {
      ...(priceFault !== null && { price: priceFault }),
      ...(discount === undefined && { discount: "discount" }),
    },
  };
}

/** Percentage, with or without its sign; null: none; undefined: no percentage. */
function readDiscount(text: string): number | null | undefined {
  const bare = text.replace(/[%٪\s]/g, "");
  if (bare === "") return null;
  const reading = readMoney(bare);
  const percent = typeof reading === "number" ? reading / 100 : 0;
  const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= LARGEST_DISCOUNT;
  return isPercent ? percent : undefined;
}

/** A typed price as the language writes it; a text that cannot be read stays as it is. */
export function tidyPrice(text: string, locale: string): string {
  const price = readMoney(text);
  if (price === "empty") return "";
  return typeof price === "number" ? formatMoney(price, locale) : text;
}
