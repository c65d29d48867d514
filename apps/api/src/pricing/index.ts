export { type PricedSelection, priceSelection } from "./price-selection.ts";
export { findPackageRate } from "./queries.ts";
export type { Completeness, Selection } from "./selection.ts";
