export {
  type AdvertisedInput,
  type AdvertisedPrice,
  advertisedPrice,
  type LineBand,
} from "./advertised.ts";
export type { CanvasAdvice, LineAdvice } from "./advice.ts";
export { adviseCanvas, adviseLines } from "./advice.ts";
export {
  type EditedOrder,
  type EditPrice,
  keptCoupon,
  priceOfEdit,
  type TakenCoupon,
} from "./edit.ts";
export { blockLinesOf, discountDatesOf } from "./line-price.ts";
export { priceAd } from "./price.ts";
export {
  LARGEST_DISCOUNT,
  LARGEST_RATE,
  leastRate,
  type RatedTable,
  rateFault,
} from "./rate-fault.ts";
export {
  LARGEST_DATES,
  LARGEST_LINES,
  MOST_TIERS,
  type RatedTier,
  type SupportTerms,
  type TermFault,
  termFaults,
} from "./tier-faults.ts";
export type {
  AdPrice,
  FixedAd,
  LineAd,
  LineTariff,
  ModularAd,
  PriceInput,
  PriceStep,
  Tier,
  TierCode,
} from "./types.ts";
