export { type Attach, subjectOf } from "./compose.ts";
export { forgetMails, sendAtOnce, sendMails } from "./deliver.ts";
export { formatAmount, formatInstant } from "./letter.ts";
export {
  createLink,
  endLinks,
  findLink,
  linkOf,
  linkToken,
  type MailedLink,
  readLinkState,
  replaceLink,
  takeLink,
} from "./links.ts";
export {
  type Addressee,
  addresseeOf,
  addresseesOf,
  mailRow,
  type QueuedMail,
  queueMail,
  queueMails,
} from "./outbox.ts";
export {
  countUndelivered,
  fileFailed,
  fileUndelivered,
  listUndelivered,
  lockUndelivered,
  rememberLanguage,
  resendUndelivered,
  type UndeliveredMail,
} from "./queries.ts";
export { readingRoutes as mailRoutes } from "./reading-routes.ts";
export type { LetterName, Letters, MailedAd, MailedOrder } from "./templates/data.ts";
