export { readJournalOptions } from "./options.ts";
export { placeJournal, placeJournalUnderConvention } from "./order.ts";
export { readJournalPackage, readJournalProducts } from "./products.ts";
