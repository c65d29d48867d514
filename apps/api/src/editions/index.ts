export { newspaperOf } from "./edition.ts";
export { forgetPages, keepPages, keepPastPages, readAds } from "./kept-pages.ts";
export { printEdition } from "./print-edition.ts";
export {
  adsThatRan,
  type EditionAd,
  findPublication,
  plannedIn,
  selectEdition,
  selectFormat,
  written,
} from "./queries.ts";
