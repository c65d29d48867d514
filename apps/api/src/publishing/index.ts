export { type Decision, decide, isDecision } from "./operator.ts";
export { publishDue, publishToday, publishUntold } from "./publish.ts";
