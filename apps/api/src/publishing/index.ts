export { type Decision, decide, isDecision } from "./operator.ts";
export { publishDue, publishToday } from "./publish.ts";
