export { checkDraft, checkSelection } from "./check-selection.ts";
export { type Places, placesAt, readBasis, readOffer } from "./offers.ts";
export { type OpenOffer, priceOf } from "./price.ts";
export type { Completeness, Selection } from "./price-selection.ts";
export { type PricedSelection, priceChecked, priceOn, priceSelection } from "./price-selection.ts";
export { describeTextFault } from "./problems.ts";
export type { Canvas, Product } from "./product.ts";
export {
  findOffer,
  findPackageRate,
  listPackageRates,
  type Offer,
  readCatalogueVersion,
} from "./queries.ts";
