export { readIp } from "./ip.ts";
export { trackVisit } from "./tracking.ts";
