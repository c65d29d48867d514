export { type Decision, decide } from "./operator.ts";
export { publishDue, publishToday, publishUntold } from "./publish.ts";
