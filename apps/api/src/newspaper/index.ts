export { type Added, type AdditionRefusal, addNewspaper, type NewNewspaper } from "./add.ts";
export { extendingClosures, NO_EDITION, WEEKLY } from "./closures.ts";
export { type NewspaperFile, newspaperFile } from "./file.ts";
export { countHeadings, highestModulePrice, listNewspapers } from "./offer-queries.ts";
export {
  initialise,
  insertFirstOwner,
  type OpeningRefusal,
  openNewspapers,
} from "./open.ts";
export { firstSlug, hasAccounts, hasNewspapers } from "./queries.ts";
export { type Holiday, holidaysOf } from "./starter/holidays.ts";
