export type { RateCardFault } from "./faults.ts";
export {
  fitPrices,
  keyOf,
  type PricedTable,
  type RatePrices,
  ratePrices,
  TABLES,
} from "./prices.ts";
export { listCards, type RateCard, readCardPrices, readPrices } from "./queries.ts";
export { type RateCardRefusal, scheduleCard, takeDueCards, withdrawCard } from "./rate-cards.ts";
