export {
  type AskedCorrection,
  askCorrection,
  cancelPaid,
  type Decision,
  decide,
} from "./operator.ts";
export { publishDue, publishToday, publishWithoutMail } from "./publish.ts";
export { type Publication, type RecordedAd, readPublications } from "./records.ts";
