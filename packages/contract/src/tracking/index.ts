export { readIp, trackVisit } from "./tracking.ts";
