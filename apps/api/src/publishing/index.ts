export {
  type AskedCorrection,
  askCorrection,
  cancelPaid,
  type Decision,
  decide,
} from "./operator.ts";
export type { MissedDay, PrintRecord } from "./print-records.ts";
export { publishDue, publishToday, publishWithoutMail } from "./publish.ts";
export { type Publication, type RecordedAd, readPublications, ruleOf } from "./records.ts";
export { logOnWeb, type WebPublication } from "./web-log.ts";
