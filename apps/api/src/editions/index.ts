export { newspaperOf } from "./edition.ts";
export { printEdition } from "./print-edition.ts";
export { adsOf, type EditionKey, selectEdition, selectFormat, written } from "./queries.ts";
