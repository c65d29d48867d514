export type { Centimes } from "./money.ts";
export { divideHalfUp, lessPercent, parseAmount, splitTax, toDecimal, withTax } from "./money.ts";
