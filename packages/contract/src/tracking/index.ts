export { trackVisit } from "./tracking.ts";
