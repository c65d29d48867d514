export { type Decision, decide } from "./operator.ts";
export { publishDue, publishToday } from "./publish.ts";
