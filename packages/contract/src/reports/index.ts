export { LONGEST_REPORT, LONGEST_SUBJECT, readDebug, reportError } from "./reports.ts";
