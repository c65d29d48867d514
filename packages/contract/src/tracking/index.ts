export { MOST_FIELDS, trackVisit } from "./tracking.ts";
