export type { Entry, OfferedActions } from "./offered.ts";
export { allows, offer } from "./offered.ts";
export type { ActingAccount, FinaliseRefusal } from "./refusal.ts";
export { finaliseRefusal } from "./refusal.ts";
