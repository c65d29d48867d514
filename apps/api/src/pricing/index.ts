export { holdSelection } from "./hold.ts";
export { holdText } from "./hold-text.ts";
export { type PricedSelection, priceHeld, priceSelection } from "./price-selection.ts";
export { findOffer, findPackageRate, type Offer } from "./queries.ts";
export type { Completeness, Selection } from "./selection.ts";
