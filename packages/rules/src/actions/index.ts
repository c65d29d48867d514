export {
  type ActingAccount,
  allows,
  type Entry,
  type FinaliseRefusal,
  finaliseRefusal,
  type OfferedActions,
  offer,
} from "./actions.ts";
