export {
  type IssueBlock,
  type IssueDays,
  issueBlock,
  type JournalWindow,
  journalWindow,
} from "./days.ts";
export { isAtAgency, MOST_COPIES, MOST_ISSUES, needsAddress } from "./delivery.ts";
export { type JournalDetails, type JournalFault, journalFaults } from "./order.ts";
export { type JournalPrice, type JournalPriceInput, priceJournal } from "./price.ts";
