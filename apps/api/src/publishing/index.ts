export {
  askCorrection,
  type CorrectionRequest,
  cancelPaid,
  type Decision,
  decide,
} from "./decide.ts";
export {
  evidenceOf,
  type KeptRecords,
  keptRecords,
  publicationBy,
  type RecordedAd,
} from "./evidence.ts";
export { publishDue, publishToday, publishWithoutMail } from "./publish.ts";
export type { MissedDay } from "./queries.ts";
export { type Publication, readPublications, ruleOf } from "./records.ts";
export { logOnWeb, selectServed, type WebPublication } from "./web-log.ts";
