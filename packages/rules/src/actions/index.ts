export type { Entry } from "./offered.ts";
export { offeredActions } from "./offered.ts";
export type { ActingAccount, FinaliseRefusal } from "./refusal.ts";
export { finaliseRefusal } from "./refusal.ts";
