export { type OrderedJournal, readOrderedJournal } from "./ordered.ts";
