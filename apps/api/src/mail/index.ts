export { type Addressee, addresseeOf, rememberLanguage } from "./addressee.ts";
export type { LetterName, Letters, ToldAd, ToldOrder } from "./letters.ts";
export { type QueuedMail, queueMail } from "./outbox.ts";
