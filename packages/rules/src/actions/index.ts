export {
  type ActingAccount,
  type Entry,
  type FinaliseRefusal,
  finaliseRefusal,
  type OfferedActions,
  offer,
} from "./actions.ts";
