export type { Centimes } from "./money.ts";
export {
  divideHalfUp,
  lessPercent,
  parseAmount,
  sharesOf,
  splitTax,
  toDecimal,
  withTax,
} from "./money.ts";
