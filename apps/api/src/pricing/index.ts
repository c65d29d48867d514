export { readBasis } from "./basis.ts";
export { holdSelection } from "./hold.ts";
export { holdText } from "./hold-text.ts";
export { type Places, placesAt, readOffer } from "./offers.ts";
export { type OpenOffer, priceOf } from "./price.ts";
export { type PricedSelection, priceHeld, priceOn, priceSelection } from "./price-selection.ts";
export { describeTextFault } from "./problems.ts";
export type { Canvas, Product } from "./product.ts";
export {
  findOffer,
  findPackageRate,
  listPackageRates,
  type Offer,
  readCatalogueVersion,
} from "./queries.ts";
export type { Completeness, Selection } from "./selection.ts";
