export { type Addressee, addresseeOf, addresseesOf, rememberLanguage } from "./addressee.ts";
export { type Attach, forgetMails, sendMails } from "./delivery/index.ts";
export { mailRow, type QueuedMail, queueMail, queueMails } from "./outbox.ts";
export { readingRoutes as mailRoutes } from "./reading/routes.ts";
export type { LetterName, Letters, ToldAd, ToldOrder } from "./templates/data.ts";
