export { readJournalOptions } from "./options.ts";
export { placeJournal, placeJournalUnderConvention } from "./order.ts";
export { readJournalPackage } from "./packages.ts";
export { readJournalProducts } from "./products.ts";
