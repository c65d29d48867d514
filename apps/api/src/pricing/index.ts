export { holdSelection } from "./hold.ts";
export { holdText } from "./hold-text.ts";
export { readOffer } from "./offers.ts";
export { type OpenOffer, priceOf } from "./price.ts";
export { type PricedSelection, priceHeld, priceSelection } from "./price-selection.ts";
export { overLimit } from "./problems.ts";
export type { Canvas, Product } from "./product.ts";
export {
  findOffer,
  findPackageRate,
  listPackageRates,
  type Offer,
  readCatalogueVersion,
} from "./queries.ts";
export type { Completeness, Selection } from "./selection.ts";
