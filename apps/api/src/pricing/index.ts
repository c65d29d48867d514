export { checkDraft, checkSelection } from "./check-selection.ts";
export {
  catalogueVersionAt,
  type OrderedRows,
  type Places,
  placesAt,
  readBasis,
  readOffer,
  takeRateCards,
  withoutRetired,
} from "./offers.ts";
export { priceOf } from "./price.ts";
export { type PricedSelection, priceChecked, priceOn, priceSelection } from "./price-selection.ts";
export { describeTextFault } from "./problems.ts";
export type { Canvas, Completeness, Product, Selection } from "./product.ts";
export {
  findOffer,
  findPackageRate,
  listPackageRates,
  type Offer,
  type OpenOffer,
} from "./queries.ts";
export {
  type Replay,
  type ReplayedAd,
  type ReplaySums,
  ReplayTotals,
  replayAds,
  replayCard,
} from "./replay.ts";
export { countReplayed, type ReplaySpan } from "./replay-queries.ts";
