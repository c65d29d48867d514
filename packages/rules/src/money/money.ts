/** An amount of dirhams as a whole number of centimes. */
export type Centimes = number;

const TAX_NUMERATOR = 6;
const TAX_DENOMINATOR = 5;
const BASIS_POINTS = 10_000;

/**
 * `numerator ÷ denominator` rounded to the nearest integer, halves towards +∞, without floating point.
 *
 * @throws RangeError when an operand is not a safe integer, or the denominator is not positive
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  requireSafeInteger(numerator);
  requireSafeInteger(denominator);
  if (denominator <= 0) throw new RangeError(`Not a positive denominator: ${denominator}`);
  const modulo = numerator % denominator;
  const remainder = modulo < 0 ? modulo + denominator : modulo;
  const floor = (numerator - modulo) / denominator - (modulo < 0 ? 1 : 0);
  return remainder >= denominator - remainder ? floor + 1 : floor;
}

/** The price charged for a catalogue price: ×1.20, rounded half up (docs/domain/prices.md#vat). */
export function withTax(exclTax: Centimes): Centimes {
  return divideHalfUp(exclTax * TAX_NUMERATOR, TAX_DENOMINATOR);
}

/** The two parts of a tax-inclusive amount; they always add up to it. */
export function splitTax(inclTax: Centimes): { exclTax: Centimes; tax: Centimes } {
  const exclTax = divideHalfUp(inclTax * TAX_DENOMINATOR, TAX_NUMERATOR);
  return { exclTax, tax: inclTax - exclTax };
}

/**
 * `amount` less `percent` per cent, rounded half up once.
 *
 * @param percent from 0 to 100, with two decimals at most
 * @throws RangeError when `percent` is outside that range
 */
export function lessPercent(amount: Centimes, percent: number): Centimes {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`Not a percentage: ${percent}`);
  const kept = BASIS_POINTS - Math.round(percent * 100);
  return divideHalfUp(amount * kept, BASIS_POINTS);
}

/** Reads `"24"`, `"24.5"` or `"24.00"` as centimes; `null` when it is anything else. */
export function parseAmount(text: string): Centimes | null {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign, units = "", decimals = ""] = match;
  const centimes = Number(units) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "-" && centimes !== 0 ? -centimes : centimes;
}

/** The amount as a decimal with two places: `2400` is `"24.00"`. */
export function toDecimal(amount: Centimes): string {
  requireSafeInteger(amount);
  const digits = String(Math.abs(amount)).padStart(3, "0");
  const sign = amount < 0 ? "-" : "";
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function requireSafeInteger(value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
}
