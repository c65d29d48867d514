export type { Attach } from "./compose.ts";
export { forgetMails, sendMails } from "./deliver.ts";
export {
  type Addressee,
  addresseeOf,
  addresseesOf,
  mailRow,
  type QueuedMail,
  queueMail,
  queueMails,
  rememberLanguage,
} from "./outbox.ts";
export { readingRoutes as mailRoutes } from "./reading-routes.ts";
export type { LetterName, Letters, MailedAd, MailedOrder } from "./templates/data.ts";
