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

/** All of it, in hundredths of a per cent. */
const WHOLE = 10_000;

/**
 * Share of each amount in their sum, in per cent with two decimals. The shares add up to exactly 100: the remainder of
 * rounding goes to the parts that it cut most. An amount below zero counts as none; where there is none, all shares are 0.
 */
export function sharesOf(amounts: readonly Centimes[]): number[] {
  const parts = amounts.map((amount) => BigInt(Math.max(0, amount)));
  const sum = parts.reduce((total, part) => total + part, 0n);
  if (sum === 0n) return amounts.map(() => 0);
  const exact = parts.map((part) => part * BigInt(WHOLE));
  const shares = exact.map((part) => Number(part / sum));
  const left = WHOLE - shares.reduce((total, share) => total + share, 0);
  const mostCut = exact
    .map((part, index) => ({ index, cut: part % sum }))
    .toSorted((a, b) => (a.cut === b.cut ? a.index - b.index : a.cut < b.cut ? 1 : -1))
    .slice(0, left);
  const raised = new Set(mostCut.map(({ index }) => index));
  return shares.map((share, index) => (share + (raised.has(index) ? 1 : 0)) / 100);
}
