export { type OrderedSubscription, readOrderedSubscription } from "./ordered.ts";
